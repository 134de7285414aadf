import type { BoardProps } from '../board-props.ts';

export function Board({ update }: BoardProps) {
  return <div data-stage={update.view.stage.kind} />;
}
