import type { TableSettings } from '@skatrunde/protocol';
import { useSearch } from 'wouter';
import { settingsInQuery } from '../../house-rules/link-settings.ts';

/** `/?preset=pub&spitze=1`: what a new table begins with; anything else in the link is overlooked. */
export function useSettingsInLink(): TableSettings | undefined {
  return settingsInQuery(useSearch());
}
