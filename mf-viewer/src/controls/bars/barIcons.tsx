import { Icon } from '@komawari/shared-ui';

export function FullscreenIcon() {
  return (
    <Icon>
      <path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />
    </Icon>
  );
}

export function LeaveFullscreenIcon() {
  return (
    <Icon>
      <path d="M4 9h5V4M20 9h-5V4M4 15h5v5M20 15h-5v5" />
    </Icon>
  );
}

export function GridIcon() {
  return (
    <Icon>
      <path d="M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z" />
    </Icon>
  );
}
