import { ChevronLeftIcon, ChevronRightIcon, Icon, IconButton, PlayIcon } from '@komawari/shared-ui';
import { useIntl } from 'react-intl';
import styles from './BannerControls.module.css';
import { messages } from './messages';

export interface BannerControlsProps {
  count: number;
  current: number;
  isPaused: boolean;
  onPause: () => void;
  onShow: (index: number) => void;
  onStep: (step: -1 | 1) => void;
}

/** Controls below the banners: which banner is current, a button for each, and a button to stop them (WCAG 2.2.2). */
export function BannerControls({ count, current, isPaused, onPause, onShow, onStep }: BannerControlsProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.controls}>
      <div className={styles.dots}>
        {Array.from({ length: count }, (_, index) => (
          <button
            key={index}
            type="button"
            className={styles.dot}
            aria-label={formatMessage(messages.show, { number: index + 1, count })}
            aria-current={index === current}
            onClick={() => onShow(index)}
          />
        ))}
      </div>
      <IconButton
        label={formatMessage(isPaused ? messages.play : messages.pause)}
        icon={isPaused ? <PlayIcon size="small" /> : <PauseIcon />}
        onClick={onPause}
      />
      <IconButton label={formatMessage(messages.previous)} icon={<ChevronLeftIcon />} onClick={() => onStep(-1)} />
      <IconButton label={formatMessage(messages.next)} icon={<ChevronRightIcon />} onClick={() => onStep(1)} />
    </div>
  );
}

function PauseIcon() {
  return (
    <Icon size="small">
      <path d="M8 5v14M16 5v14" />
    </Icon>
  );
}
