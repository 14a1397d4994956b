import type { SecondFactorStatus } from '@contracts/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { getData } from '../../../client/http';

export const secondFactorQuery = queryOptions({
  queryKey: ['second-factor'],
  queryFn: ({ signal }) => getData<SecondFactorStatus>('/api/auth/second-factor', { signal }),
});

export const hasFactor = ({ totp_since, passkeys }: SecondFactorStatus): boolean => totp_since !== null || passkeys.length > 0;
