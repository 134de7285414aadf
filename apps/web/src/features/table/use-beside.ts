import { useMedia } from '../../ui/use-media.ts';

/** Wide enough for the panel beside the table. */
export function useBesideMedia(): boolean {
  return useMedia('(width >= 1200px) and (height >= 500px)');
}
