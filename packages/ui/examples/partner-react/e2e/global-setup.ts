import { buildPartnerProject, pack, REACT_VERSIONS } from '../../../scripts/package/partner-project.ts';

/** Builds the pages of the example with each version of React before all tests. */
export default async function buildPages(): Promise<void> {
  const tarball = pack();
  for (const version of REACT_VERSIONS) await buildPartnerProject(version, tarball);
}
