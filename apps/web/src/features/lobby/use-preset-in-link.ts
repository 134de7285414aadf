import { useSearch } from 'wouter';
import { type ChoosablePreset, isChoosable } from '../../house-rules/preset-name.ts';

/** `/?preset=pub`: the preset a new table begins with; anything else in the link is overlooked. */
export function usePresetInLink(): ChoosablePreset | undefined {
  const preset = new URLSearchParams(useSearch()).get('preset');
  return preset !== null && isChoosable(preset) ? preset : undefined;
}
