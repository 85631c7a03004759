import { lazyPanel } from '../../later/lazyPanel';
import type { TicketDialogProps } from './TicketDialog';

/** The question, whose code comes when the browser has time. */
export const TicketDialogPanel = lazyPanel<TicketDialogProps>(() =>
  import(/* webpackChunkName: "later" */ './TicketDialog').then(({ TicketDialog }) => TicketDialog),
);
