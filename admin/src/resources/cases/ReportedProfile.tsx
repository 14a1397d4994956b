import type { CaseDetails } from '@contracts/cases';
import type { ProfileFieldShown } from '@contracts/profile-fields';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Chip } from '../../desk/Chip';
import { DiffText } from './DiffText';

const NONE = <i>Boş</i>;

/** A field as it was reported, and what it became where that is something else. */
function Field({ field, then }: { field: ProfileFieldShown; then: ProfileFieldShown | undefined }) {
  const { label, value, state, waiting } = field;
  const before = then ? then.value : value;
  return (
    <>
      <Typography component="dt" sx={{ fontSize: '.8125rem', color: 'text.secondary' }}>
        {label} {state === 'hidden' && <Chip tone="warn">Gizli</Chip>}
        {state === 'deleted' && <Chip tone="danger">Silinmiş</Chip>}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: 2, overflowWrap: 'anywhere' }}>
        {before === value ? <b>{value ?? NONE}</b> : <DiffText title={['', '']} text={[before ?? '', value ?? '']} />}
        {waiting !== null && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 1 }}>
            <Chip tone="info">Onay bekliyor</Chip> <b>{waiting}</b>
          </Box>
        )}
      </Box>
    </>
  );
}

/** The profile as members see it: what there is to be taken from view, each by its name. */
export const ReportedProfile = ({ found: { as_reported, now } }: { found: CaseDetails }) => (
  <Box component="dl" sx={{ m: 0 }}>
    {(now.fields ?? []).map((field) => (
      <Field key={field.name} field={field} then={as_reported.fields?.find(({ name }) => name === field.name)} />
    ))}
    {now.fields?.length === 0 && <i>Bu hesap silinmiş.</i>}
  </Box>
);
