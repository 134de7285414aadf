import type { TableSettings, TableView } from '@skatrunde/protocol';

/** Of the running match, else what the next one will have. */
export function settingsInForce({ stage, settings }: TableView): TableSettings {
  return stage.kind === 'lobby' ? settings : stage.match.settings;
}
