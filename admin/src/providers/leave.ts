/** Leaves the console for a page of the member app. Never resolves: nothing behind it may run while the browser is on its way. */
export function leave(path: string): Promise<never> {
  window.location.assign(path);
  return new Promise(() => undefined);
}

export type LoginReason = 'auth_required' | 'restricted';

export function leaveForLogin(reason: LoginReason): Promise<never> {
  const { pathname, search } = window.location;
  return leave(`/auth/login?${new URLSearchParams({ reason, redirect: pathname + search })}`);
}
