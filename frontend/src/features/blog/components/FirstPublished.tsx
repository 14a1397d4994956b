import { longDate } from '../../../design/dates';

/** Of a post that was brought from elsewhere: when it was published there. */
export const FirstPublished = ({ at }: { at: string | null }) => (at === null ? null : <span>İlk yayın: {longDate(at)}</span>);
