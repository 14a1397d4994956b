import { fieldLabel, TIMELINE_TEXT, type TimelineFact } from '@contracts/audit-timeline';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { DISCLOSURE_ASIDE, DisclosureButton, DisclosureReason, useDisclosure } from '../../desk/Disclosure';
import { Panel } from '../../desk/Panel';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** What is personal in a fact. */
export function MaskedFields({ fact: { row, masked } }: { fact: TimelineFact }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'audit-fields', action: 'edit' });
  const disclosure = useDisclosure((asked) => dataProvider.revealFact(row.id, asked));
  const { shown } = disclosure;
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    if (shown) list.current?.focus();
  }, [shown]);
  return (
    <Panel title="Gizli alanlar" level="h3" aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>{DISCLOSURE_ASIDE}</Box>}>
      <Box
        component="dl"
        ref={list}
        tabIndex={-1}
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3, rowGap: 1, outline: 'none', fontSize: '.875rem' }}
      >
        {masked.map((field) => {
          const revealed = shown?.find((one) => one.field === field);
          return (
            <Box key={field} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ color: 'text.secondary' }}>
                {fieldLabel(field)}
              </Box>
              <Box component="dd" sx={{ m: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
                {revealed ? (revealed.value ?? 'yok ya da silinmiş') : <span>•••• gizli</span>}
              </Box>
            </Box>
          );
        })}
      </Box>
      {canAccess && (
        <Box sx={{ mt: 3, '&:empty': { display: 'none' } }}>
          <DisclosureButton of={disclosure} />
        </Box>
      )}
      <DisclosureReason of={disclosure} hint={TIMELINE_TEXT.kept} usual="official_request" />
    </Panel>
  );
}
