import { buildPartnerProject, pack, REACT_VERSIONS } from '../../../scripts/package/partner-project.ts';

/** Before all tests: the pages of the example, with each version of React. */
export default async function buildPages(): Promise<void> {
  const tarball = pack();
  for (const version of REACT_VERSIONS) await buildPartnerProject(version, tarball);
}
