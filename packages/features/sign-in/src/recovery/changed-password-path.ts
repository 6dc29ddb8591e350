import { paths } from '@partshop/features/shared';

/** The profile that says that the password was changed. */
export const changedPasswordPath = `${paths.profile.to()}?password=changed`;
