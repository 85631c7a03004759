import art from './art.module.css';

export interface SumiProps {
  x: number;
  y: number;
  /** 1 is 56 units high. */
  scale?: number;
  mood?: 'calm' | 'sad' | 'startled' | 'asleep' | 'looking';
}

/** Our mascot: an ink drop with a red scarf. It appears where there is nothing else to show. */
export function Sumi({ x, y, scale = 1, mood = 'calm' }: SumiProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <ellipse className={art.shadow} cx="0" cy="1" rx="24" ry="4" />
      <path className={art.line} d="M-8-6v6h-5M8-6v6h5" />
      <path className={art.ink} d="M3-58c0 13 19 20 19 36a22 19 0 0 1-44 0C-22-38-3-43 3-58Z" />
      <Eyes mood={mood} />
      <path className={art.red} d="M-21-19q21 9 42 0l1 6q-22 11-44 0ZM13-13l12 9-8 4-9-12Z" />
    </g>
  );
}

function Eyes({ mood }: { mood: NonNullable<SumiProps['mood']> }) {
  if (mood === 'asleep') return <path className={art.lid} d="M-12-27q4 3 8 0M4-27q4 3 8 0" />;
  const size = { calm: 3.6, sad: 3, startled: 5.2, looking: 4.4 }[mood];
  const shift = mood === 'looking' ? 2 : 0;
  return (
    <>
      <ellipse className={art.eye} cx={-7 + shift} cy="-29" rx={size * 0.8} ry={size} />
      <ellipse className={art.eye} cx={8 + shift} cy="-29" rx={size * 0.8} ry={size} />
      {mood === 'sad' && <path className={art.lid} d="M-13-34l7-4M14-34l-7-4" />}
      {size > 4 && <circle className={art.ink} cx={-6.5 + 2 * shift} cy="-28.5" r="1.6" />}
      {size > 4 && <circle className={art.ink} cx={8.5 + 2 * shift} cy="-28.5" r="1.6" />}
    </>
  );
}
