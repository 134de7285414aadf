import { type SkatTableSettings, type TableSettings, type TableView, tempoOf } from '@skatrunde/protocol';
import { useState } from 'react';
import { lengthText } from '../../../house-rules/length-text.ts';
import { presetName, renamedBy } from '../../../house-rules/preset-name.ts';
import { SettingsSummary } from '../../../house-rules/SettingsSummary.tsx';
import { type Texts, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useAnnounce } from '../../../ui/LiveRegion.tsx';
import { ScrollBox } from '../../../ui/ScrollBox.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { useMedia } from '../../../ui/use-media.ts';
import { nameOf } from '../names.ts';
import { useCommand } from '../use-command.ts';
import { type Change, choose, type Off } from './choosing.ts';
import { KeepPreset } from './KeepPreset.tsx';
import { KindLink } from './KindLink.tsx';
import { LengthRow } from './LengthRow.tsx';
import { OfficersRules } from './OfficersRules.tsx';
import { dropPreset, keepPreset, ownPresets } from './own-presets.ts';
import { PresetTiles } from './PresetTiles.tsx';
import { RuleGroups } from './RuleGroups.tsx';
import styles from './SettingsDialog.module.css';
import { TempoRows } from './TempoRows.tsx';

const SEATS = [3, 4] as const;

/** Host, before a match: a preset, then length, seats and every house rule; what applies stands beside it. */
export function SettingsDialog({ view, onClose }: { readonly view: TableView; readonly onClose: () => void }) {
  const text = useText();
  const say = useCommand();
  const announce = useAnnounce();
  const [settings, setSettings] = useState(view.settings);
  const [follows, setFollows] = useState<string>();
  const [own, setOwn] = useState(ownPresets);
  const seated = view.seats.filter(({ occupant }) => occupant !== undefined).length;
  const words = text.lobby.settings;
  const apply = (): void => {
    if (JSON.stringify(settings) !== JSON.stringify(view.settings)) say({ type: 'changeSettings', settings });
    onClose();
  };
  const change = (wanted: Change): void => {
    if (settings.game === 'officers') return;
    const chosen = choose(settings, wanted);
    if (!chosen.ok) return;
    const told = chosen.alsoOff.length === 0 ? undefined : followsText(chosen.alsoOff, text);
    setSettings(renamedBy(chosen.settings, settings));
    setFollows(told);
    if (told !== undefined) announce(told);
  };
  const replace = (next: TableSettings): void => {
    setSettings(next);
    setFollows(undefined);
  };
  const keep = (name: string): boolean => {
    const { name: _, ...unnamed } = settings;
    const kept = keepPreset({ name, settings: unnamed });
    setOwn(ownPresets());
    if (kept) replace({ ...unnamed, name });
    return kept;
  };
  const drop = (name: string): void => {
    dropPreset(name);
    setOwn(ownPresets());
  };
  return (
    <Dialog
      title={words.title}
      width="full"
      onClose={onClose}
      actions={
        <>
          {follows !== undefined && <p className={styles.follows}>{follows}</p>}
          <ReadyAgain view={view} />
          <Button kind="primary" onClick={apply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <div className={styles.editor}>
        <section className={styles.presets} aria-label={text.rules.presetsTitle}>
          <h3 className={styles.title}>{text.rules.presetsTitle}</h3>
          <PresetTiles settings={settings} seated={seated} own={own} onChoose={replace} onDrop={drop} />
        </section>
        <div className={styles.rows}>
          <h3 className={styles.title}>{presetName(settings, text)}</h3>
          {settings.game === 'officers' ? (
            <>
              <LengthRow settings={settings} onChange={(length) => replace({ ...settings, length })} />
              <OfficersRules settings={settings} onChange={(next) => replace(renamedBy(next, settings))} />
            </>
          ) : (
            <>
              <LengthRow settings={settings} onChange={(length) => change({ of: 'length', length })} />
              <SeatsRow settings={settings} onChange={replace} />
              <RuleGroups settings={settings} onChange={change} />
            </>
          )}
          <TempoRows titled tempo={tempoOf(settings)} onChange={(tempo) => setSettings({ ...settings, tempo })} />
          <div className={styles.keep}>
            <KeepPreset onKeep={keep} />
            <KindLink settings={settings} />
          </div>
        </div>
        <Applies settings={settings} />
      </div>
    </Dialog>
  );
}

/** What would apply: beside the rules, or folded above them where there is no room. */
function Applies({ settings }: { readonly settings: TableSettings }) {
  const text = useText();
  const roomy = useMedia('(width >= 1000px)');
  const { title, summary } = text.rules.atTable;
  if (roomy) {
    return (
      <ScrollBox className={styles.applies} label={title}>
        <h3 className={styles.title}>{title}</h3>
        <SettingsSummary settings={settings} />
      </ScrollBox>
    );
  }
  return (
    <details className={styles.applies}>
      <summary>
        <span className={styles.title}>{title}</span>
        <span className={styles.note}>{summary(presetName(settings, text), lengthText(settings.length, text))}</span>
      </summary>
      <SettingsSummary settings={settings} />
    </details>
  );
}

type SeatsRowProps = { readonly settings: SkatTableSettings; readonly onChange: (settings: SkatTableSettings) => void };

function SeatsRow({ settings, onChange }: SeatsRowProps) {
  const words = useText().lobby.settings;
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <span>{words.seats}</span>
        <span className={styles.note}>{words.seatsNote}</span>
      </p>
      <Segment
        label={words.seats}
        labelHidden
        options={SEATS.map((value) => ({ value, label: words.seatsOption[value] }))}
        value={settings.seats}
        onChange={(seats) => onChange({ ...settings, seats })}
      />
    </div>
  );
}

/** Which rules went along with the one that was switched off. */
function followsText(off: readonly Off[], { rules, app }: Texts): string {
  return rules.follows(app.list(off.map((one) => offName(one, rules))));
}

function offName(one: Off, { bock, options }: Texts['rules']): string {
  return one in bock ? bock[one as keyof typeof bock].name : options[one as keyof typeof options].name;
}

/** A change takes back everybody's "ready"; says whose. */
function ReadyAgain({ view }: { readonly view: TableView }) {
  const text = useText();
  const names = view.seats.flatMap(({ occupant, ready }) =>
    occupant?.kind === 'person' && ready && occupant.person !== view.you.person
      ? (nameOf(view, occupant.person) ?? [])
      : [],
  );
  if (names.length === 0) return null;
  return <p className={styles.readyAgain}>{text.lobby.settings.readyAgain(text.app.list(names), names.length)}</p>;
}
