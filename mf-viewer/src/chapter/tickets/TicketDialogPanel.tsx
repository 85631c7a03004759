import { lazyPanel } from '@komawari/shared-ui';
import { PanelNotLoaded } from '../../later/PanelNotLoaded';
import type { TicketDialogProps } from './TicketDialog';

/** The question, whose code comes when the browser has time. */
export const TicketDialogPanel = lazyPanel<TicketDialogProps>(
  () => import(/* webpackChunkName: "later" */ './TicketDialog').then(({ TicketDialog }) => TicketDialog),
  PanelNotLoaded,
);
