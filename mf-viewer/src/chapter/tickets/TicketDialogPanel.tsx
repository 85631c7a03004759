import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../lazy/PanelNotLoaded';
import type { TicketDialogProps } from './TicketDialog';

/** The ticket dialog. Its code loads when the browser is idle. */
export const TicketDialogPanel = lazyPanel<TicketDialogProps>(
  () => import(/* webpackChunkName: "later" */ './TicketDialog').then(({ TicketDialog }) => TicketDialog),
  PanelNotLoaded,
);
