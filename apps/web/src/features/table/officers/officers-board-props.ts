import type { OfficersGameView } from '@skatrunde/protocol';
import type { BoardProps } from '../board-props.ts';

export type OfficersBoardProps = Omit<BoardProps, 'pad'> & { readonly game: OfficersGameView };
