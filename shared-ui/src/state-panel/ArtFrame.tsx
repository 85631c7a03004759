import { type ReactNode, useId } from 'react';
import art from './art.module.css';

/**
 * One hand-drawn comics panel: not quite straight, with screentone in the corners. It frames all our drawings; 240 by 160 units.
 */
export function ArtFrame({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <>
      <defs>
        <clipPath id={`${id}panel`}>
          <path d="M5 9 234 4l3 146L4 155Z" />
        </clipPath>
        <pattern id={`${id}tone`} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <circle className={art.dot} cx="3.5" cy="3.5" r="1.7" />
        </pattern>
      </defs>
      <path className={art.paper} d="M5 9 234 4l3 146L4 155Z" />
      <g clipPath={`url(#${id}panel)`}>
        <path fill={`url(#${id}tone)`} d="M240 0v92Q196 74 178 44 168 24 176 0ZM0 160v-46q34 4 52 24 8 10 8 22Z" />
        {children}
      </g>
      <path className={art.border} d="M5 9 234 4l3 146L4 155Z" />
    </>
  );
}
