import { defineMessages, type NoMessageValues } from 'react-intl';

export const messages = defineMessages<{
  panel: { panel: number; panels: number; page: number; count: number };
  on: NoMessageValues;
  off: NoMessageValues;
  unsure: NoMessageValues;
}>({
  panel: {
    id: 'viewer.guided.panel',
    defaultMessage: 'Panel {panel} of {panels}, page {page} of {count}',
    description: 'Spoken position in the guided view, which shows one panel at a time',
  },
  on: {
    id: 'viewer.guided.on',
    defaultMessage: 'Panel by panel',
    description: 'Short note when the guided view was switched on',
  },
  off: {
    id: 'viewer.guided.off',
    defaultMessage: 'Whole pages',
    description: 'Short note when the guided view was switched off',
  },
  unsure: {
    id: 'viewer.guided.unsure',
    defaultMessage: 'The panels of this page are not clear, so it is shown whole.',
    description: 'Short note in the guided view, once',
  },
});
