import type { DeviceClaim, DeviceCode, HttpRefusal, Me, NewTable, TableCard, TableId } from '@skatrunde/protocol';
import type { Refusal } from './refusal.ts';

export type ApiAnswer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly code: Refusal };

export const fetchMe = (): Promise<ApiAnswer<Me>> => call('GET', '/api/me');
export const rename = (name: string): Promise<ApiAnswer<Me>> => call('PUT', '/api/me', { name });
export const newTable = (): Promise<ApiAnswer<NewTable>> => call('POST', '/api/tables', {});
export const fetchTableCard = (table: TableId): Promise<ApiAnswer<TableCard>> =>
  call('GET', `/api/tables/${encodeURIComponent(table)}`);
export const newDeviceCode = (): Promise<ApiAnswer<DeviceCode>> => call('POST', '/api/devices', {});
export const claimDevice = (code: string): Promise<ApiAnswer<DeviceClaim>> =>
  call('POST', '/api/devices/claim', { code });

type Method = 'GET' | 'PUT' | 'POST';

/** One HTTP request to our own server; a failure is a value with a code, like a refusal. */
async function call<T>(method: Method, path: string, body?: object): Promise<ApiAnswer<T>> {
  try {
    const response = await fetch(path, request(method, body));
    const answer: unknown = await response.json();
    // Our own server speaks the types of the protocol; a status beside 200 carries a refusal.
    if (response.ok) return { ok: true, value: answer as T };
    return { ok: false, code: refusalCode(answer) };
  } catch {
    return { ok: false, code: 'noAnswer' };
  }
}

function request(method: Method, body: object | undefined): RequestInit {
  const base: RequestInit = { method, credentials: 'same-origin', headers: { accept: 'application/json' } };
  if (body === undefined) return base;
  return { ...base, headers: { ...base.headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function refusalCode(answer: unknown): Refusal {
  return isRefusal(answer) ? answer.code : 'failed';
}

function isRefusal(answer: unknown): answer is HttpRefusal {
  return typeof answer === 'object' && answer !== null && typeof Reflect.get(answer, 'code') === 'string';
}
