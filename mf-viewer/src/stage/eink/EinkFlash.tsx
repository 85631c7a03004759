import { useEffect, useRef, useState } from 'react';
import styles from './EinkFlash.module.css';

const PHASE_MS = 120;

type Phase = 'none' | 'black' | 'white';

export interface EinkFlashProps {
  /** Changes with each turn. */
  turn: string;
  /** The number of turns from flash to flash; 0 means never. */
  every: number;
}

/** Redraws the whole screen from time to time, so that electronic paper keeps no shadows of earlier pages. */
export function EinkFlash({ turn, every }: EinkFlashProps) {
  const [phase, setPhase] = useState<Phase>('none');
  const turns = useRef({ last: turn, count: 0 });
  // The screen and the timers are outside React.
  useEffect(() => {
    if (turns.current.last === turn) return;
    const count = turns.current.count + 1;
    turns.current = { last: turn, count };
    if (every > 0 && count % every === 0) setPhase('black');
  }, [turn, every]);
  useEffect(() => {
    if (phase === 'none') return;
    const timer = setTimeout(() => setPhase(phase === 'black' ? 'white' : 'none'), PHASE_MS);
    return () => clearTimeout(timer);
  }, [phase]);
  return phase === 'none' ? null : <div className={styles.flash} data-phase={phase} aria-hidden="true" />;
}
