import { MEMBER_SEARCH, type PublicUser } from '@contracts/profile';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { MemberLine } from '../../../design/MemberLine';
import classes from '../../../writing/ListField.module.css';
import { findableQuery } from '../api/people';

const PAUSE_MS = 250;

/** Who may be meant by what was typed of a name; addresses are looked up for nobody. */
export function SuggestedMembers({ typed, onChoose }: { typed: string; onChoose: (member: PublicUser) => void }) {
  const [asked] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isName = asked.length >= MEMBER_SEARCH.min && !asked.includes('@');
  const { data = [] } = useQuery({ ...findableQuery(asked), enabled: isName });
  const found = isName && typed.trim() !== '' ? data.filter(({ username }) => username !== typed.trim()) : [];
  if (found.length === 0) return null;
  return (
    <ul className={classes.suggested} aria-label="Öneriler">
      {found.map((member) => (
        <li key={member.id}>
          <button type="button" onClick={() => onChoose(member)}>
            <MemberLine member={member} typed={asked} />
          </button>
        </li>
      ))}
    </ul>
  );
}
