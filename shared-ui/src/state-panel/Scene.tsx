import type { ReactNode } from 'react';
import art from './art.module.css';
import { Sumi, type SumiProps } from './Sumi';

export interface SceneProps extends Pick<SumiProps, 'mood'> {
  /** Where Sumi stands, from the left. */
  sumiAt: number;
  /** What is put onto Sumi. */
  worn?: ReactNode;
  /** The line on which everything stands. */
  floor?: string;
  children: ReactNode;
}

/** What every drawing of a state is: things on a floor, and Sumi before them. */
export function Scene({ sumiAt, mood, worn, floor = 'M20 132h204', children }: SceneProps) {
  return (
    <>
      {children}
      <path className={art.line} d={floor} />
      <Sumi x={sumiAt} y={132} scale={1.1} mood={mood} />
      {worn}
    </>
  );
}
