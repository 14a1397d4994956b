import { useNavigate } from 'react-router-dom';
import { SearchWhileTyping } from '../../../../design/SearchWhileTyping';
import { type ProjectFilter, paths } from '../../../../paths';
import { withoutEmpty } from '../projectFilter';
import classes from './ProjectFilters.module.css';

const LONGEST = 100;

/** Whoever goes back comes to what they had before they looked. */
export function ProjectSearch({ filter }: { filter: ProjectFilter }) {
  const { search = '' } = filter;
  const navigate = useNavigate();
  const look = (wanted: string) =>
    void navigate(paths.projects(withoutEmpty({ ...filter, search: wanted })), { replace: search !== '', preventScrollReset: true });
  return <SearchWhileTyping label="Projelerde ara" placeholder="Projelerde ara" longest={LONGEST} search={search} className={classes.search} onLook={look} />;
}
