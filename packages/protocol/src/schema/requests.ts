import * as z from 'zod/mini';
import type { HandshakeAuth } from '../socket-events.ts';
import type { Proven, Same } from './same.ts';
import { TableSettingsSchema } from './table-commands.ts';
import { MessageId, ServerId, textUpTo } from './text.ts';

/** `table:say`. Up to 2000 units come through, so that a long text is answered with `tooLong` and not with `malformed`. */
export const SaySchema = z.strictObject({ id: MessageId, text: textUpTo(2000) });

/** `table:title`: 0 to 40 characters. */
export const TitleSchema = z.strictObject({ title: textUpTo(40) });

export const HandshakeAuthSchema = z.strictObject({ protocol: z.int(), member: z.exactOptional(z.literal(true)) });

/** `PUT /api/me`. The server counts visible characters itself and answers `nameEmpty` or `nameTooLong`. */
export const NameBody = z.strictObject({ name: textUpTo(500) });

/** `POST /api/tables`; an empty body means official rules and one round. */
export const NewTableBody = z.strictObject({ settings: z.exactOptional(TableSettingsSchema) });

/** `POST /api/devices` and others that take nothing. */
export const EmptyBody = z.strictObject({});

/** `POST /api/devices/claim`. */
export const ClaimBody = z.strictObject({ code: ServerId });

export type AuthIsTheWires = Proven<Same<z.output<typeof HandshakeAuthSchema>, HandshakeAuth>>;
