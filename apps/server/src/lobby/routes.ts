import type { NewTable, TableCard } from '@skatrunde/protocol';
import { NewTableBody, ServerId } from '@skatrunde/protocol/schemas';
import { whyNotTableSettings } from '@skatrunde/table';
import type { FastifyInstance } from 'fastify';
import type { Identify } from '../accounts/identity.ts';
import { LIMITS, limit } from '../http/rate-limits.ts';
import { refuse } from '../http/refusals.ts';
import type { Tables } from '../tables/tables.ts';

export type LobbyRoutes = { readonly tables: Tables; readonly identify: Identify; readonly rateFactor: number };

/** Making a table, and what a newcomer with its link sees before coming in. */
export function addLobbyRoutes(app: FastifyInstance, { tables, identify, rateFactor }: LobbyRoutes): void {
  const config = { rateLimit: limit(LIMITS.newTable, rateFactor) };

  app.post('/api/tables', { config }, async (request, reply) => {
    const visitor = await identify(request.headers.cookie);
    if (!visitor) return refuse(reply, 401, 'noSession');
    const body = NewTableBody.safeParse(request.body ?? {});
    if (!body.success) return refuse(reply, 400, 'malformed');
    const { settings } = body.data;
    if (settings !== undefined && whyNotTableSettings(settings) !== undefined) return refuse(reply, 400, 'malformed');
    const table: NewTable = { table: await tables.create(visitor.person, settings) };
    return reply.code(201).send(table);
  });

  app.get<{ Params: { table: string } }>('/api/tables/:table', async (request, reply) => {
    const id = ServerId.safeParse(request.params.table);
    if (!id.success) return refuse(reply, 404, 'unknown');
    const opened = await tables.open(id.data);
    if (!opened.ok) return refuse(reply, opened.reason === 'closed' ? 410 : 404, opened.reason);
    const visitor = await identify(request.headers.cookie);
    const absence = visitor === undefined ? 'stranger' : opened.table.absenceOf(visitor.person.id);
    if (absence === 'removed') return refuse(reply, 403, absence);
    const card: TableCard = { ...opened.table.summary(), member: absence === undefined };
    return card;
  });
}
