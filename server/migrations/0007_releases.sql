-- Releases of before were read from folders of the server's disk; their files are in no store. They are published anew.
DELETE FROM "releases";--> statement-breakpoint
CREATE TABLE "compositions" (
	"id" text PRIMARY KEY NOT NULL,
	"releases" jsonb NOT NULL,
	"createdAt" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deploy_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"scope" text NOT NULL,
	"label" text NOT NULL,
	"createdAt" integer NOT NULL,
	"createdBy" text NOT NULL,
	"revokedAt" integer
);
--> statement-breakpoint
CREATE TABLE "deployments" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" integer NOT NULL,
	"who" text NOT NULL,
	"action" text NOT NULL,
	"why" text NOT NULL,
	"subjects" jsonb NOT NULL,
	"base" text NOT NULL,
	"canary" text,
	"weight" integer NOT NULL,
	"salt" text NOT NULL,
	"restores" integer,
	"override" text
);
--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "publishedBy" text NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "report" jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "releases" ADD COLUMN "sweptAt" integer;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_base_compositions_id_fk" FOREIGN KEY ("base") REFERENCES "public"."compositions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deployments" ADD CONSTRAINT "deployments_canary_compositions_id_fk" FOREIGN KEY ("canary") REFERENCES "public"."compositions"("id") ON DELETE no action ON UPDATE no action;