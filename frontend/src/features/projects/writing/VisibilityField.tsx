import { PROJECT_FIELDS } from '@contracts/project-writing';
import { PROJECT_VISIBILITIES, PROJECT_VISIBILITY_LABEL, PROJECT_VISIBILITY_NOTE, type ProjectVisibility } from '@contracts/projects';
import { Segment } from '../../../design/Segment';
import classes from './ProjectForm.module.css';

interface Props {
  value: ProjectVisibility;
  /** As it stands on the server; null for a new project. */
  before: ProjectVisibility | null;
  onChoose: (visibility: ProjectVisibility) => void;
}

const NARROWS = 'Kaydettiğiniz anda, artık göremeyecek olanların aramalarından, akışlarından ve takip ettiklerinden kalkar.';

const isNarrower = (value: ProjectVisibility, than: ProjectVisibility): boolean => PROJECT_VISIBILITIES.indexOf(value) > PROJECT_VISIBILITIES.indexOf(than);

/** Who reads the project, and what that means. */
export const VisibilityField = ({ value, before, onChoose }: Props) => (
  <div>
    <Segment label={PROJECT_FIELDS.visibility} choices={PROJECT_VISIBILITY_LABEL} value={value} onChoose={onChoose} />
    <p className={classes.note} role="status">
      {PROJECT_VISIBILITY_NOTE[value]}
      {before && isNarrower(value, before) && ` ${NARROWS}`}
    </p>
  </div>
);
