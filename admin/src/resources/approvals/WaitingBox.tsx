import type { ApprovalRow } from '@contracts/approvals';
import { useState } from 'react';
import { ListBox } from '../operations/ListBox';
import { Lines } from '../settings/SettingsShell';
import { ApprovalItem, type Asked } from './ApprovalItem';
import { useWaiting } from './useApprovals';

/** What was started here and waits for a second person; nothing while nothing does. */
export function WaitingBox({ about }: { about: (row: ApprovalRow) => boolean }) {
  const { data } = useWaiting();
  const [asked, setAsked] = useState<{ id: string; what: Asked }>({ id: '', what: null });
  const rows = data?.rows.filter(about) ?? [];
  if (rows.length === 0) return null;
  const close = () => setAsked({ id: '', what: null });
  return (
    <ListBox title="İkinci onay bekleyenler" aside={rows.length.toLocaleString('tr-TR')}>
      <Lines label="İkinci onay bekleyenler">
        {rows.map((row) => (
          <ApprovalItem
            key={row.id}
            row={row}
            asked={asked.id === row.id ? asked.what : null}
            hasKeys={false}
            onAsk={(what) => setAsked({ id: row.id, what })}
            onDone={close}
          />
        ))}
      </Lines>
    </ListBox>
  );
}
