export { createAppStore } from '@partshop/core';
