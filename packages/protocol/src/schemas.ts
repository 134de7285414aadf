/** Door of the schemas: for the server, which parses all that comes in, and for tests, which parse all that goes out. */
export { AskForHintSchema, HintAnswerSchema } from './schema/hints.ts';
export { PadSchema } from './schema/pad.ts';
export {
  ChatMessageSchema,
  ChatReceiptSchema,
  CommandReceiptSchema,
  DeviceCodeSchema,
  GoneSchema,
  HttpRefusalSchema,
  MeSchema,
  NewTableSchema,
  TableCardSchema,
} from './schema/replies.ts';
export {
  ClaimBody,
  EmptyBody,
  HandshakeAuthSchema,
  NameBody,
  NewTableBody,
  SaySchema,
  TitleSchema,
} from './schema/requests.ts';
export { CommandEnvelopeSchema, TableCommandSchema, TableSettingsSchema } from './schema/table-commands.ts';
export { TableUpdateSchema } from './schema/table-view.ts';
export { ServerId } from './schema/text.ts';
