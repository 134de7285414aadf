/** A browser as the server sees it: it keeps the cookie and says where its page comes from. */
export type Browser = {
  readonly cookie: () => string | undefined;
  readonly send: (method: string, path: string, body?: unknown, headers?: Record<string, string>) => Promise<Reply>;
};
export type Reply = { readonly status: number; readonly body: unknown; readonly headers: Headers };

export function openBrowser(url: string): Browser {
  let cookie: string | undefined;
  return {
    cookie: () => cookie,
    async send(method, path, body, headers = {}) {
      const response = await fetch(url + path, {
        method,
        headers: {
          origin: url,
          ...(cookie === undefined ? {} : { cookie }),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const set = response.headers.getSetCookie()[0];
      if (set !== undefined) cookie = set.split(';')[0];
      const text = await response.text();
      const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
      return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
    },
  };
}
