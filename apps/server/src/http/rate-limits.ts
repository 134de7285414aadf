import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';

/** How often one address may do something. Fifty friends may sit behind one address, so these stop machines, not people. */
export const LIMITS = {
  /** All requests, also those for the page's files. */
  all: { max: 6000, timeWindow: 60_000 },
  /** First visits, each of which makes a person. */
  newPerson: { max: 300, timeWindow: 600_000 },
  newTable: { max: 120, timeWindow: 600_000 },
  device: { max: 120, timeWindow: 600_000 },
  /** New socket connections. */
  connect: { max: 1200, timeWindow: 60_000 },
} as const;

export type Limit = (typeof LIMITS)[keyof typeof LIMITS];

/** A limit of one route, times the operator's factor. */
export function limit(rate: Limit, factor: number) {
  return { max: Math.max(1, Math.round(rate.max * factor)), timeWindow: rate.timeWindow };
}

/** Counts all requests per address; IPv6 by its /64, which one household has. */
export async function addRateLimits(app: FastifyInstance, factor: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    ...limit(LIMITS.all, factor),
    ipv6Subnet: 64,
    cache: 20_000,
    hook: 'onRequest',
    errorResponseBuilder: (_, context) => ({ statusCode: context.statusCode }),
  });
}
