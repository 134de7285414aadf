import type { TableView } from '@skatrunde/protocol';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { SettingsDialog } from './SettingsDialog.tsx';

const SettingsDoorContext = createContext<() => void>(() => undefined);

/** Opens the host's settings dialog, from wherever the button stands on this screen. */
export function useSettingsDoor(): () => void {
  return useContext(SettingsDoorContext);
}

/**
 * The dialog is kept here, above what comes and goes with the width of the window: turning a tablet loses no choice.
 * Only a host before a match has it.
 */
export function SettingsDoor({ view, children }: { readonly view: TableView; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const allowed = view.stage.kind === 'lobby' && view.you.host;
  return (
    <SettingsDoorContext value={() => setOpen(true)}>
      {children}
      {open && allowed && <SettingsDialog view={view} onClose={() => setOpen(false)} />}
    </SettingsDoorContext>
  );
}
