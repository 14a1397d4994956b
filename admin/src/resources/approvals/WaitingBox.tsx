import type { ApprovalRow } from '@contracts/approvals';
import { useState } from 'react';
import { ListBox } from '../operations/ListBox';
import { Lines } from '../settings/SettingsShell';
import { ApprovalItem, type Asked } from './ApprovalItem';
import { useAnswerKeys } from './useApprovalKeys';
import { useWaiting } from './useApprovals';

interface WaitingBoxProps {
  about: (row: ApprovalRow) => boolean;
  /** Whether the keys of the page answer the first of them. */
  hasKeys?: boolean;
  /** Whether what is judged is what one looks at. */
  onCase?: boolean;
}

/** What was started here and waits for a second person; nothing while nothing does. */
export function WaitingBox({ about, hasKeys = false, onCase = false }: WaitingBoxProps) {
  const { data } = useWaiting();
  const [asked, setAsked] = useState<{ id: string; what: Asked }>({ id: '', what: null });
  const rows = data?.rows.filter(about) ?? [];
  useAnswerKeys(
    () => rows[0],
    (id, what) => setAsked({ id, what }),
    hasKeys && rows[0]?.may_decide === true,
  );
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
            hasKeys={hasKeys}
            onCase={onCase}
            onAsk={(what) => setAsked({ id: row.id, what })}
            onDone={close}
          />
        ))}
      </Lines>
    </ListBox>
  );
}
