import { overPage } from '../../design/overPage';

/** All projects that the member is in. */
const { open: openJoinedProjects, close: closeJoinedProjects, useIsOpen: useJoinedProjectsOpen } = overPage();

export { closeJoinedProjects, openJoinedProjects, useJoinedProjectsOpen };
