import { getData, queryOf } from '../../../client/http';

export const usernameAvailable = async (username: string): Promise<boolean> =>
  (await getData<{ available: boolean }>(`/api/auth/user/check-username${queryOf({ username })}`)).available;
