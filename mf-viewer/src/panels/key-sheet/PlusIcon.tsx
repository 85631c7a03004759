import { Icon } from '@komawari/shared-ui';

export function PlusIcon() {
  return (
    <Icon size="small">
      <path d="M12 5v14M5 12h14" />
    </Icon>
  );
}
