import { Icon, type IconProps } from './Icon';

/* What a reader does with a title. */

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 20 4.2 12.2a4.6 4.6 0 0 1 6.5-6.5L12 7l1.3-1.3a4.6 4.6 0 0 1 6.5 6.5Z" />
    </Icon>
  );
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M12 20 4.2 12.2a4.6 4.6 0 0 1 6.5-6.5L12 7l1.3-1.3a4.6 4.6 0 0 1 6.5 6.5Z" />
    </Icon>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 15V4M7.5 8 12 3.5 16.5 8M5 12v8h14v-8" />
    </Icon>
  );
}

export function CommentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5h16v11h-9l-4.5 4v-4H4Z" />
    </Icon>
  );
}

export function ThumbUpIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11h4v9H4ZM8 11l4-7.5c1.6 0 2.6 1.2 2.3 2.8L13.7 9.5h6.1L18 20H8" />
    </Icon>
  );
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path fill="currentColor" d="M7 4.5v15L19.5 12Z" />
    </Icon>
  );
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 4v11M7.5 10.5 12 15l4.5-4.5M5 20h14" />
    </Icon>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15ZM10.5 21h3" />
    </Icon>
  );
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12 6.5C10 5 7 4.5 3.5 4.5v13c3.5 0 6.5.5 8.5 2 2-1.5 5-2 8.5-2v-13C17 4.5 14 5 12 6.5ZM12 6.5v13" />
    </Icon>
  );
}
