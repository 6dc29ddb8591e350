export { createAppStore } from '@partshop/features/core';
