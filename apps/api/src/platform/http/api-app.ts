import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';

export type ApiEnv = { Variables: Record<string, never> };
export type ApiApp = OpenAPIHono<ApiEnv>;
export type ApiContext = Context<ApiEnv>;
