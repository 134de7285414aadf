import type { TableUpdate, TableView } from '@skatrunde/protocol';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { Board } from './board/Board.tsx';
import { ContractLine } from './board/ContractLine.tsx';
import { OfficersBoard } from './officers/OfficersBoard.tsx';
import { BarActions } from './panel/BarActions.tsx';
import { type DrawerName, DrawerPlace } from './panel/DrawerPlace.tsx';
import { PanelBeside } from './panel/PanelBeside.tsx';
import { RulesButton } from './panel/RulesButton.tsx';
import { SettingsDoor } from './settings/SettingsDoor.tsx';
import { Standings } from './standings/Standings.tsx';
import { StandingsLine } from './standings/StandingsLine.tsx';
import { TableLayout } from './TableLayout.tsx';
import { TableNews } from './TableNews.tsx';
import { TabTitle } from './TabTitle.tsx';
import { useTableState } from './table-context.ts';
import { useBesideMedia } from './use-beside.ts';
import { useCommand } from './use-command.ts';
import { WatcherBar } from './WatcherBar.tsx';
import { WaitingLine } from './waiting/WaitingLine.tsx';
import { WaitingRoom } from './waiting/WaitingRoom.tsx';

export type TableViewsProps = {
  readonly update: TableUpdate;
  /** Has just come in by the door. */
  readonly newcomer: boolean;
};

/** What a table shows, by its stage; around it bar, panel, news and the line. */
export function TableViews({ update, newcomer }: TableViewsProps) {
  const [open, setOpen] = useState<DrawerName | undefined>(() => firstDrawer(update, newcomer));
  const text = useText();
  const beside = useBesideMedia() && update.view.stage.kind !== 'standings';
  const close = (): void => setOpen(undefined);
  return (
    <SettingsDoor view={update.view}>
      <TableLayout
        view={update.view}
        line={<Line update={update} />}
        help={<RulesButton open={open} onOpen={setOpen} />}
        actions={<BarActions update={update} beside={beside} open={open} onOpen={setOpen} />}
        panel={beside ? <PanelBeside update={update} /> : undefined}
        panelLabel={text.panel.beside}
        drawer={open && <DrawerPlace name={open} update={update} onClose={close} />}
        footer={<WatcherBar update={update} />}
      >
        <TabTitle update={update} />
        <TableNews />
        <StageView update={update} />
      </TableLayout>
    </SettingsDoor>
  );
}

/** Who comes to a running match is shown once what applies there. */
function firstDrawer({ view: { stage } }: TableUpdate, newcomer: boolean): DrawerName | undefined {
  return newcomer && (stage.kind === 'game' || stage.kind === 'pause') ? 'atTable' : undefined;
}

/** For the screen reader; waiting room and standings have a heading of their own. */
function Heading({ view }: { readonly view: TableView }) {
  const text = useText();
  return (
    <h1>
      <VisuallyHidden>{view.title === '' ? text.app.brand : view.title}</VisuallyHidden>
    </h1>
  );
}

function Line({ update }: { readonly update: TableUpdate }) {
  const { stage } = update.view;
  switch (stage.kind) {
    case 'lobby':
      return <WaitingLine view={update.view} />;
    case 'game':
    case 'pause':
      return (
        <>
          <Heading view={update.view} />
          <ContractLine update={update} />
        </>
      );
    case 'standings':
      return <StandingsLine stage={stage} />;
  }
}

function StageView({ update }: { readonly update: TableUpdate }) {
  const { pad, pending } = useTableState();
  const say = useCommand();
  const { stage } = update.view;
  switch (stage.kind) {
    case 'lobby':
      return <WaitingRoom view={update.view} start={stage.start} pending={pending} onCommand={say} />;
    case 'game':
    case 'pause':
      return stage.game?.plays === 'officers' ? (
        <OfficersBoard update={update} game={stage.game} pending={pending} onCommand={say} />
      ) : (
        <Board update={update} pad={pad} pending={pending} onCommand={say} />
      );
    case 'standings':
      return <Standings view={update.view} stage={stage} pad={pad} pending={pending} onCommand={say} />;
  }
}
