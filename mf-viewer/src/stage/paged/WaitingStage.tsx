import { type MouseEvent, useEffect, useImperativeHandle, useRef } from 'react';
import type { StageHandle } from '../StageHandle';
import type { PagedStageProps } from './PagedStage';
import styles from './WaitingStage.module.css';

/**
 * A placeholder until the stage has loaded. It records all requests and passes them to the stage then, so that no press is lost.
 */
export function WaitingStage({ taps, ref }: PagedStageProps) {
  const waiting = useRef<((stage: StageHandle) => void)[]>([]);
  useImperativeHandle(ref, () => {
    const ask = (question: (stage: StageHandle) => void) => void waiting.current.push(question);
    return {
      go: (leaf) => ask((stage) => stage.go(leaf)),
      step: (by) => ask((stage) => stage.step(by)),
      turn: (by) => ask((stage) => stage.turn(by)),
      scroll: (share) => ask((stage) => stage.scroll(share)),
      zoom: (factor) => ask((stage) => stage.zoom(factor)),
    };
  });
  // The stage takes over the handle before this cleanup runs.
  useEffect(() => {
    const questions = waiting.current;
    return () => {
      // oxlint-disable-next-line react/exhaustive-deps -- the cleanup needs the handle of the stage that has mounted by then
      const stage = ref.current;
      if (stage) for (const question of questions.splice(0)) question(stage);
    };
  }, [ref]);
  const handleClick = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    taps.perform(taps.zoneAt({ x: (clientX - left) / width, y: (clientY - top) / height }));
  };
  return <div className={styles.stage} onClick={handleClick} />;
}
