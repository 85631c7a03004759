CREATE TABLE "announced_chapters" (
	"chapterId" integer PRIMARY KEY NOT NULL,
	"announced" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" integer PRIMARY KEY NOT NULL,
	"publicKey" text NOT NULL,
	"privateKey" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "push_messages" (
	"chapterId" integer NOT NULL,
	"token" text NOT NULL,
	"created" integer NOT NULL,
	"notBefore" integer NOT NULL,
	"claimed" integer,
	"attempts" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "push_messages_chapterId_token_pk" PRIMARY KEY("chapterId","token")
);
--> statement-breakpoint
ALTER TABLE "push_messages" ADD CONSTRAINT "push_messages_token_push_tokens_token_fk" FOREIGN KEY ("token") REFERENCES "public"."push_tokens"("token") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_messages_notBefore_index" ON "push_messages" USING btree ("notBefore");