import type { TableSettings } from '@skatrunde/protocol';
import { Check, Trash2 } from 'lucide-react';
import { capitalised, lengthText } from '../../../house-rules/length-text.ts';
import { CHOOSABLE_PRESETS, presetByRules, presetFor } from '../../../house-rules/preset-name.ts';
import { useText } from '../../../i18n/index.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { namedSettings, type OwnPreset } from './own-presets.ts';
import styles from './PresetTiles.module.css';

export type PresetTilesProps = {
  readonly settings: TableSettings;
  /** How many seats are taken: rules for fewer cannot be chosen. */
  readonly seated: number;
  readonly own: readonly OwnPreset[];
  readonly onChoose: (settings: TableSettings) => void;
  readonly onDrop: (name: string) => void;
};

/** Ready-made rules to begin with, then what this host has kept. A preset keeps the number of seats. */
export function PresetTiles({ settings, seated, own, onChoose, onDrop }: PresetTilesProps) {
  const text = useText();
  const chosen = settings.name === undefined ? presetByRules(settings) : undefined;
  const isOwn = (preset: OwnPreset) =>
    preset.name === settings.name && JSON.stringify(preset.settings.rules) === JSON.stringify(settings.rules);
  const whyNot = ({ seats }: TableSettings) => (seated > seats ? text.refusals.tooManyPlayers : undefined);
  return (
    <ul className={styles.tiles}>
      {CHOOSABLE_PRESETS.map((key) => (
        <li key={key}>
          <Tile
            {...text.rules.presets[key]}
            why={whyNot(presetFor(key, settings))}
            chosen={chosen === key}
            onChoose={() => onChoose(presetFor(key, settings))}
          />
        </li>
      ))}
      {own.map((preset) => (
        <li key={`own ${preset.name}`} className={styles.own}>
          <Tile
            name={preset.name}
            note={capitalised(lengthText(preset.settings.length, text))}
            why={whyNot(preset.settings)}
            chosen={isOwn(preset)}
            onChoose={() => onChoose(namedSettings(preset))}
          />
          <IconButton icon={Trash2} label={text.rules.own.remove(preset.name)} onClick={() => onDrop(preset.name)} />
        </li>
      ))}
    </ul>
  );
}

type TileProps = {
  readonly name: string;
  readonly note: string;
  /** Why it cannot be chosen now; takes the place of the note. */
  readonly why: string | undefined;
  readonly chosen: boolean;
  readonly onChoose: () => void;
};

function Tile({ name, note, why, chosen, onChoose }: TileProps) {
  return (
    <button
      type="button"
      className={styles.tile}
      aria-pressed={chosen}
      aria-disabled={why !== undefined || undefined}
      onClick={why === undefined ? onChoose : undefined}
    >
      <span>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{why ?? note}</span>
      </span>
      {chosen && <Check aria-hidden="true" />}
    </button>
  );
}
