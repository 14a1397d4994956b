import { fieldLabel, TIMELINE_TEXT, type TimelineFact } from '@contracts/audit-timeline';
import { DISCLOSURE_LIMITS, DISCLOSURE_PURPOSE_LABEL, DISCLOSURE_PURPOSES, memberDisclosureProblem } from '@contracts/member-record';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useCanAccess, useDataProvider } from 'react-admin';
import { Panel } from '../../desk/Panel';
import { ReasonBox } from '../../desk/ReasonBox';
import type { DeskDataProvider } from '../../providers/dataProvider';

/** What is personal in a fact: shown to whoever says why, and only until they turn to something else. */
export function MaskedFields({ fact: { row, masked } }: { fact: TimelineFact }) {
  const dataProvider = useDataProvider<DeskDataProvider>();
  const { canAccess } = useCanAccess({ resource: 'audit-fields', action: 'edit' });
  const [asking, setAsking] = useState(false);
  const [purpose, setPurpose] = useState<(typeof DISCLOSURE_PURPOSES)[number]>('official_request');
  const { data, mutate, isPending, error } = useMutation({
    mutationFn: (reason: string) => dataProvider.revealFact(row.id, { purpose, reason }),
    gcTime: 0,
  });
  const shown = useRef<HTMLDListElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (data) shown.current?.focus();
  }, [data]);
  const leave = () => {
    setAsking(false);
    // The button is there again only after the next drawing.
    requestAnimationFrame(() => button.current?.focus());
  };
  return (
    <Panel title="Gizli alanlar" level="h3" aside={<Box sx={{ fontSize: '.8125rem', color: 'tokens.faint' }}>görmek kayda geçer</Box>}>
      <Box
        component="dl"
        ref={shown}
        tabIndex={-1}
        sx={{ m: 0, display: 'grid', gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: 3, rowGap: 1, outline: 'none', fontSize: '.875rem' }}
      >
        {masked.map((field) => {
          const revealed = data?.find((one) => one.field === field);
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
      {!data && !asking && canAccess && (
        <Button
          ref={button}
          size="small"
          variant="outlined"
          startIcon={<IconEye size={16} aria-hidden />}
          onClick={() => setAsking(true)}
          sx={{ mt: 3, minHeight: { xs: 44, sm: 32 } }}
        >
          Göster
        </Button>
      )}
      {asking && !data && (
        <ReasonBox
          name="Neden görmek istiyorsunuz?"
          label="Neden görmek istiyorsunuz?"
          hint={TIMELINE_TEXT.kept}
          confirmLabel="Göster"
          longest={DISCLOSURE_LIMITS.reason}
          problemOf={memberDisclosureProblem}
          refusal={error?.message ?? null}
          isPending={isPending}
          onConfirm={mutate}
          onLeave={leave}
        >
          <ToggleButtonGroup
            exclusive
            size="small"
            value={purpose}
            aria-label="Amaç"
            onChange={(_, chosen) => chosen && setPurpose(chosen)}
            sx={{ flexWrap: 'wrap', '& .MuiToggleButton-root': { minHeight: { xs: 44, sm: 32 }, textTransform: 'none' } }}
          >
            {DISCLOSURE_PURPOSES.map((name) => (
              <ToggleButton key={name} value={name}>
                {DISCLOSURE_PURPOSE_LABEL[name]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        </ReasonBox>
      )}
    </Panel>
  );
}
