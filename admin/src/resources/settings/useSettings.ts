import type { ChangeSettingsRequest } from '@contracts/community-settings';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DeskDataProvider } from '../../providers/dataProvider';
import { useWrite } from '../../providers/useWrite';
import { APPROVALS } from '../approvals/useApprovals';

const SETTINGS = 'settings';
const HISTORY = 'setting-history';
/** Another admin may change something meanwhile. */
const REFRESH_EVERY = 10_000;

export function useSettings() {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [SETTINGS], queryFn: ({ signal }) => server.settings(signal), refetchInterval: REFRESH_EVERY });
}

/** The last changes, so many of them. */
export function useSettingHistory(limit: number) {
  const server = useDataProvider<DeskDataProvider>();
  return useQuery({ queryKey: [HISTORY, limit], queryFn: ({ signal }) => server.settingHistory(limit, signal), placeholderData: (before) => before });
}

export const useChangeSettings = (onDone: () => void, onRefused: () => void) =>
  useWrite<ChangeSettingsRequest, string>({
    send: (server, request, key) => server.changeSettings(request, key),
    said: (sentence) => sentence,
    touches: [SETTINGS, HISTORY, APPROVALS],
    onDone,
    onRefused,
  });
