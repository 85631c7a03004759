import type { ReactNode } from 'react';
import art from './art.module.css';
import { Sumi, type SumiProps } from './Sumi';

export interface SceneProps extends Pick<SumiProps, 'mood'> {
  /** The position of Sumi from the left. */
  sumiAt: number;
  /** What Sumi wears. */
  worn?: ReactNode;
  /** The floor line that everything stands on. */
  floor?: string;
  children: ReactNode;
}

/** The parts that all drawings of states have in common: things on a floor, and Sumi in front of them. */
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
