// Generated from proto/ by `npm run proto`. Do not edit.
/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["komawari"] || ($protobuf.roots["komawari"] = {});

export const komawari = $root.komawari = (() => {

    const komawari = {};

    komawari.Comment = (function() {

        const Comment = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Comment.prototype.id = 0;
        Comment.prototype.index = 0;
        Comment.prototype.userName = "";
        Comment.prototype.iconUrl = "";
        Comment.prototype.isMyComment = false;
        Comment.prototype.alreadyLiked = false;
        Comment.prototype.numberOfLikes = 0;
        Comment.prototype.body = "";
        Comment.prototype.created = 0;

        Comment.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.index != null && $Object.hasOwnProperty.call(message, "index") && message.index !== 0)
                writer.uint32(16).uint32(message.index);
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(26).string(message.userName);
            if (message.iconUrl != null && $Object.hasOwnProperty.call(message, "iconUrl") && message.iconUrl !== "")
                writer.uint32(34).string(message.iconUrl);
            if (message.isMyComment != null && $Object.hasOwnProperty.call(message, "isMyComment") && message.isMyComment !== false)
                writer.uint32(48).bool(message.isMyComment);
            if (message.alreadyLiked != null && $Object.hasOwnProperty.call(message, "alreadyLiked") && message.alreadyLiked !== false)
                writer.uint32(56).bool(message.alreadyLiked);
            if (message.numberOfLikes != null && $Object.hasOwnProperty.call(message, "numberOfLikes") && message.numberOfLikes !== 0)
                writer.uint32(72).uint32(message.numberOfLikes);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(82).string(message.body);
            if (message.created != null && $Object.hasOwnProperty.call(message, "created") && message.created !== 0)
                writer.uint32(88).uint32(message.created);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Comment.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Comment();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.index = value;
                        else
                            delete message.index;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.iconUrl = value;
                        else
                            delete message.iconUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isMyComment = value;
                        else
                            delete message.isMyComment;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.alreadyLiked = value;
                        else
                            delete message.alreadyLiked;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfLikes = value;
                        else
                            delete message.numberOfLikes;
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 11: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.created = value;
                        else
                            delete message.created;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Comment;
    })();

    komawari.CommentIcon = (function() {

        const CommentIcon = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        CommentIcon.prototype.id = 0;
        CommentIcon.prototype.imageUrl = "";

        CommentIcon.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(18).string(message.imageUrl);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        CommentIcon.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.CommentIcon();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return CommentIcon;
    })();

    komawari.CommentListView = (function() {

        const CommentListView = function (properties) {
            this.comments = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        CommentListView.prototype.comments = $util.emptyArray;
        CommentListView.prototype.ifSetUserName = false;
        CommentListView.prototype.titleName = "";
        CommentListView.prototype.chapterName = "";

        CommentListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.comments != null && message.comments.length)
                for (let i = 0; i < message.comments.length; ++i)
                    $root.komawari.Comment.encode(message.comments[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.ifSetUserName != null && $Object.hasOwnProperty.call(message, "ifSetUserName") && message.ifSetUserName !== false)
                writer.uint32(16).bool(message.ifSetUserName);
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName") && message.titleName !== "")
                writer.uint32(810).string(message.titleName);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(818).string(message.chapterName);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        CommentListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.CommentListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comments && message.comments.length))
                            message.comments = [];
                        message.comments.push($root.komawari.Comment.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.ifSetUserName = value;
                        else
                            delete message.ifSetUserName;
                        continue;
                    }
                case 101: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleName = value;
                        else
                            delete message.titleName;
                        continue;
                    }
                case 102: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return CommentListView;
    })();

    komawari.Language = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "ENGLISH"] = 0;
        values[valuesById[1] = "SPANISH"] = 1;
        values[valuesById[2] = "FRENCH"] = 2;
        values[valuesById[3] = "INDONESIAN"] = 3;
        values[valuesById[4] = "PORTUGUESE_BR"] = 4;
        values[valuesById[5] = "RUSSIAN"] = 5;
        values[valuesById[6] = "THAI"] = 6;
        values[valuesById[7] = "GERMAN"] = 7;
        values[valuesById[8] = "ITALIAN"] = 8;
        values[valuesById[9] = "VIETNAMESE"] = 9;
        return values;
    })();

    komawari.PresentationMethod = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "PUSH"] = 0;
        values[valuesById[1] = "MODAL"] = 1;
        values[valuesById[2] = "EXTERNAL"] = 2;
        return values;
    })();

    komawari.TransitionAction = (function() {

        const TransitionAction = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TransitionAction.prototype.method = 0;
        TransitionAction.prototype.url = "";

        TransitionAction.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.method != null && $Object.hasOwnProperty.call(message, "method") && message.method !== 0)
                writer.uint32(8).int32(message.method);
            if (message.url != null && $Object.hasOwnProperty.call(message, "url") && message.url !== "")
                writer.uint32(18).string(message.url);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TransitionAction.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TransitionAction();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.method = value;
                        else
                            delete message.method;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.url = value;
                        else
                            delete message.url;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TransitionAction;
    })();

    komawari.Banner = (function() {

        const Banner = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Banner.prototype.imageUrl = "";
        Banner.prototype.action = null;
        Banner.prototype.id = 0;

        Banner.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(10).string(message.imageUrl);
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                $root.komawari.TransitionAction.encode(message.action, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(24).uint32(message.id);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Banner.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Banner();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Banner;
    })();

    komawari.Sns = (function() {

        const Sns = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Sns.prototype.body = "";
        Sns.prototype.url = "";

        Sns.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(10).string(message.body);
            if (message.url != null && $Object.hasOwnProperty.call(message, "url") && message.url !== "")
                writer.uint32(18).string(message.url);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Sns.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Sns();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.url = value;
                        else
                            delete message.url;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Sns;
    })();

    komawari.Popup = (function() {

        const Popup = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Popup.prototype.popupId = 0;
        Popup.prototype.osDefault = null;
        Popup.prototype.appDefault = null;
        Popup.prototype.movieReward = null;
        Popup.prototype.oneImage = null;

        let $oneOfFields;

        $Object.defineProperty(Popup.prototype, "content", {
            get: $util.oneOfGetter($oneOfFields = ["osDefault", "appDefault", "movieReward", "oneImage"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Popup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.osDefault != null && $Object.hasOwnProperty.call(message, "osDefault"))
                $root.komawari.Popup.OSDefault.encode(message.osDefault, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.appDefault != null && $Object.hasOwnProperty.call(message, "appDefault"))
                $root.komawari.Popup.AppDefault.encode(message.appDefault, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward"))
                $root.komawari.MovieReward.encode(message.movieReward, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.oneImage != null && $Object.hasOwnProperty.call(message, "oneImage"))
                $root.komawari.Popup.OneImage.encode(message.oneImage, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.popupId != null && $Object.hasOwnProperty.call(message, "popupId") && message.popupId !== 0)
                writer.uint32(40).uint32(message.popupId);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Popup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Popup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.popupId = value;
                        else
                            delete message.popupId;
                        continue;
                    }
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.osDefault = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.osDefault);
                        message.content = "osDefault";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.appDefault = $root.komawari.Popup.AppDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.appDefault);
                        message.content = "appDefault";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.movieReward = $root.komawari.MovieReward.decode(reader, reader.size(), $undefined, _depth + 1, message.movieReward);
                        message.content = "movieReward";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.oneImage = $root.komawari.Popup.OneImage.decode(reader, reader.size(), $undefined, _depth + 1, message.oneImage);
                        message.content = "oneImage";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Popup.OSDefault = (function() {

            const OSDefault = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            OSDefault.prototype.subject = "";
            OSDefault.prototype.body = "";
            OSDefault.prototype.okButton = null;
            OSDefault.prototype.neutralButton = null;
            OSDefault.prototype.cancelButton = null;
            OSDefault.prototype.language = 0;

            OSDefault.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                    writer.uint32(10).string(message.subject);
                if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                    writer.uint32(18).string(message.body);
                if (message.okButton != null && $Object.hasOwnProperty.call(message, "okButton"))
                    $root.komawari.Popup.Button.encode(message.okButton, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.neutralButton != null && $Object.hasOwnProperty.call(message, "neutralButton"))
                    $root.komawari.Popup.Button.encode(message.neutralButton, writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.cancelButton != null && $Object.hasOwnProperty.call(message, "cancelButton"))
                    $root.komawari.Popup.Button.encode(message.cancelButton, writer.uint32(42).fork(), _depth + 1).ldelim();
                if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                    writer.uint32(48).int32(message.language);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            OSDefault.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.OSDefault();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.subject = value;
                            else
                                delete message.subject;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.body = value;
                            else
                                delete message.body;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.okButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.okButton);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            message.neutralButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.neutralButton);
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.cancelButton = $root.komawari.Popup.Button.decode(reader, reader.size(), $undefined, _depth + 1, message.cancelButton);
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.language = value;
                            else
                                delete message.language;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return OSDefault;
        })();

        Popup.AppDefault = (function() {

            const AppDefault = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            AppDefault.prototype.subject = "";
            AppDefault.prototype.body = "";
            AppDefault.prototype.action = null;
            AppDefault.prototype.imageUrl = "";

            AppDefault.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                    writer.uint32(10).string(message.subject);
                if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                    writer.uint32(18).string(message.body);
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(34).string(message.imageUrl);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            AppDefault.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.AppDefault();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.subject = value;
                            else
                                delete message.subject;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.body = value;
                            else
                                delete message.body;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return AppDefault;
        })();

        Popup.OneImage = (function() {

            const OneImage = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            OneImage.prototype.action = null;
            OneImage.prototype.imageUrl = "";

            OneImage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(18).string(message.imageUrl);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            OneImage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.OneImage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return OneImage;
        })();

        Popup.Button = (function() {

            const Button = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Button.prototype.text = "";
            Button.prototype.action = null;

            Button.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.text != null && $Object.hasOwnProperty.call(message, "text") && message.text !== "")
                    writer.uint32(10).string(message.text);
                if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                    $root.komawari.TransitionAction.encode(message.action, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Button.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Popup.Button();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.text = value;
                            else
                                delete message.text;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Button;
        })();

        return Popup;
    })();

    komawari.MovieReward = (function() {

        const MovieReward = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        MovieReward.prototype.imageUrl = "";
        MovieReward.prototype.advertisement = null;

        MovieReward.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                writer.uint32(10).string(message.imageUrl);
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        MovieReward.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.MovieReward();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.imageUrl = value;
                        else
                            delete message.imageUrl;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return MovieReward;
    })();

    komawari.AdNetworkList = (function() {

        const AdNetworkList = function (properties) {
            this.adNetworks = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AdNetworkList.prototype.adNetworks = $util.emptyArray;

        AdNetworkList.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.adNetworks != null && message.adNetworks.length)
                for (let i = 0; i < message.adNetworks.length; ++i)
                    $root.komawari.AdNetwork.encode(message.adNetworks[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AdNetworkList.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AdNetworkList();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.adNetworks && message.adNetworks.length))
                            message.adNetworks = [];
                        message.adNetworks.push($root.komawari.AdNetwork.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AdNetworkList;
    })();

    komawari.AdNetwork = (function() {

        const AdNetwork = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AdNetwork.prototype.facebook = null;
        AdNetwork.prototype.admob = null;
        AdNetwork.prototype.mopub = null;
        AdNetwork.prototype.adsense = null;
        AdNetwork.prototype.applovin = null;

        let $oneOfFields;

        $Object.defineProperty(AdNetwork.prototype, "network", {
            get: $util.oneOfGetter($oneOfFields = ["facebook", "admob", "mopub", "adsense", "applovin"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        AdNetwork.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.facebook != null && $Object.hasOwnProperty.call(message, "facebook"))
                $root.komawari.AdNetwork.Facebook.encode(message.facebook, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.admob != null && $Object.hasOwnProperty.call(message, "admob"))
                $root.komawari.AdNetwork.Admob.encode(message.admob, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.mopub != null && $Object.hasOwnProperty.call(message, "mopub"))
                $root.komawari.AdNetwork.Mopub.encode(message.mopub, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.adsense != null && $Object.hasOwnProperty.call(message, "adsense"))
                $root.komawari.AdNetwork.Adsense.encode(message.adsense, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.applovin != null && $Object.hasOwnProperty.call(message, "applovin"))
                $root.komawari.AdNetwork.Applovin.encode(message.applovin, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AdNetwork.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AdNetwork();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.facebook = $root.komawari.AdNetwork.Facebook.decode(reader, reader.size(), $undefined, _depth + 1, message.facebook);
                        message.network = "facebook";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.admob = $root.komawari.AdNetwork.Admob.decode(reader, reader.size(), $undefined, _depth + 1, message.admob);
                        message.network = "admob";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.mopub = $root.komawari.AdNetwork.Mopub.decode(reader, reader.size(), $undefined, _depth + 1, message.mopub);
                        message.network = "mopub";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.adsense = $root.komawari.AdNetwork.Adsense.decode(reader, reader.size(), $undefined, _depth + 1, message.adsense);
                        message.network = "adsense";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.applovin = $root.komawari.AdNetwork.Applovin.decode(reader, reader.size(), $undefined, _depth + 1, message.applovin);
                        message.network = "applovin";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        AdNetwork.Facebook = (function() {

            const Facebook = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Facebook.prototype.placementID = "";

            Facebook.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.placementID != null && $Object.hasOwnProperty.call(message, "placementID") && message.placementID !== "")
                    writer.uint32(10).string(message.placementID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Facebook.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Facebook();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.placementID = value;
                            else
                                delete message.placementID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Facebook;
        })();

        AdNetwork.Admob = (function() {

            const Admob = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Admob.prototype.unitID = "";

            Admob.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Admob.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Admob();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Admob;
        })();

        AdNetwork.Mopub = (function() {

            const Mopub = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Mopub.prototype.unitID = "";

            Mopub.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Mopub.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Mopub();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Mopub;
        })();

        AdNetwork.Adsense = (function() {

            const Adsense = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Adsense.prototype.unitID = "";
            Adsense.prototype.location = "";

            Adsense.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.location != null && $Object.hasOwnProperty.call(message, "location") && message.location !== "")
                    writer.uint32(18).string(message.location);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Adsense.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Adsense();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.location = value;
                            else
                                delete message.location;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Adsense;
        })();

        AdNetwork.Applovin = (function() {

            const Applovin = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Applovin.prototype.unitID = "";

            Applovin.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.unitID != null && $Object.hasOwnProperty.call(message, "unitID") && message.unitID !== "")
                    writer.uint32(10).string(message.unitID);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Applovin.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.AdNetwork.Applovin();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.unitID = value;
                            else
                                delete message.unitID;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Applovin;
        })();

        return AdNetwork;
    })();

    komawari.UserTickets = (function() {

        const UserTickets = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UserTickets.prototype.currentTickets = 0;
        UserTickets.prototype.nextTicketTimestamp = 0;

        UserTickets.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.currentTickets != null && $Object.hasOwnProperty.call(message, "currentTickets") && message.currentTickets !== 0)
                writer.uint32(8).uint32(message.currentTickets);
            if (message.nextTicketTimestamp != null && $Object.hasOwnProperty.call(message, "nextTicketTimestamp") && message.nextTicketTimestamp !== 0)
                writer.uint32(16).uint32(message.nextTicketTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UserTickets.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UserTickets();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.currentTickets = value;
                        else
                            delete message.currentTickets;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextTicketTimestamp = value;
                        else
                            delete message.nextTicketTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UserTickets;
    })();

    komawari.TitleUpdateStatus = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "NONE"] = 0;
        values[valuesById[1] = "NEW"] = 1;
        values[valuesById[2] = "UP"] = 2;
        values[valuesById[3] = "REEDITION"] = 3;
        values[valuesById[4] = "CREATORS_STATUS"] = 4;
        values[valuesById[5] = "OUR_PICKS"] = 5;
        return values;
    })();

    komawari.UpdatedTitle = (function() {

        const UpdatedTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitle.prototype.title = null;
        UpdatedTitle.prototype.chapterId = 0;
        UpdatedTitle.prototype.chapterName = "";
        UpdatedTitle.prototype.chapterSubTitle = "";
        UpdatedTitle.prototype.isLatest = false;
        UpdatedTitle.prototype.isVerticalOnly = false;
        UpdatedTitle.prototype.isHorizontalOnly = false;

        UpdatedTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(26).string(message.chapterName);
            if (message.chapterSubTitle != null && $Object.hasOwnProperty.call(message, "chapterSubTitle") && message.chapterSubTitle !== "")
                writer.uint32(34).string(message.chapterSubTitle);
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest") && message.isLatest !== false)
                writer.uint32(40).bool(message.isLatest);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(48).bool(message.isVerticalOnly);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(56).bool(message.isHorizontalOnly);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterSubTitle = value;
                        else
                            delete message.chapterSubTitle;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isLatest = value;
                        else
                            delete message.isLatest;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UpdatedTitle;
    })();

    komawari.OriginalTitleGroup = (function() {

        const OriginalTitleGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        OriginalTitleGroup.prototype.theTitle = "";
        OriginalTitleGroup.prototype.chapterNumber = "";
        OriginalTitleGroup.prototype.titles = $util.emptyArray;
        OriginalTitleGroup.prototype.viewCount = 0;
        OriginalTitleGroup.prototype.titleUpdateStatus = 0;
        OriginalTitleGroup.prototype.chapterStartTime = 0;

        OriginalTitleGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle") && message.theTitle !== "")
                writer.uint32(10).string(message.theTitle);
            if (message.chapterNumber != null && $Object.hasOwnProperty.call(message, "chapterNumber") && message.chapterNumber !== "")
                writer.uint32(18).string(message.chapterNumber);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.UpdatedTitle.encode(message.titles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(32).uint32(message.viewCount);
            if (message.titleUpdateStatus != null && $Object.hasOwnProperty.call(message, "titleUpdateStatus") && message.titleUpdateStatus !== 0)
                writer.uint32(40).int32(message.titleUpdateStatus);
            if (message.chapterStartTime != null && $Object.hasOwnProperty.call(message, "chapterStartTime") && message.chapterStartTime !== 0)
                writer.uint32(48).uint32(message.chapterStartTime);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        OriginalTitleGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.OriginalTitleGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.theTitle = value;
                        else
                            delete message.theTitle;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterNumber = value;
                        else
                            delete message.chapterNumber;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.UpdatedTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.titleUpdateStatus = value;
                        else
                            delete message.titleUpdateStatus;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterStartTime = value;
                        else
                            delete message.chapterStartTime;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return OriginalTitleGroup;
    })();

    komawari.UpdatedTitleGroup = (function() {

        const UpdatedTitleGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleGroup.prototype.groupName = "";
        UpdatedTitleGroup.prototype.titles = $util.emptyArray;

        UpdatedTitleGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName") && message.groupName !== "")
                writer.uint32(10).string(message.groupName);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.UpdatedTitle.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.groupName = value;
                        else
                            delete message.groupName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.UpdatedTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UpdatedTitleGroup;
    })();

    komawari.UpdatedTitleV2Group = (function() {

        const UpdatedTitleV2Group = function (properties) {
            this.titleGroups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleV2Group.prototype.groupName = "";
        UpdatedTitleV2Group.prototype.titleGroups = $util.emptyArray;
        UpdatedTitleV2Group.prototype.groupNameDays = 0;

        UpdatedTitleV2Group.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groupName != null && $Object.hasOwnProperty.call(message, "groupName") && message.groupName !== "")
                writer.uint32(10).string(message.groupName);
            if (message.titleGroups != null && message.titleGroups.length)
                for (let i = 0; i < message.titleGroups.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.titleGroups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.groupNameDays != null && $Object.hasOwnProperty.call(message, "groupNameDays") && message.groupNameDays !== 0)
                writer.uint32(24).uint32(message.groupNameDays);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleV2Group.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleV2Group();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.groupName = value;
                        else
                            delete message.groupName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleGroups && message.titleGroups.length))
                            message.titleGroups = [];
                        message.titleGroups.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.groupNameDays = value;
                        else
                            delete message.groupNameDays;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UpdatedTitleV2Group;
    })();

    komawari.TitleList = (function() {

        const TitleList = function (properties) {
            this.featuredTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleList.prototype.listName = "";
        TitleList.prototype.featuredTitles = $util.emptyArray;

        TitleList.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.listName != null && $Object.hasOwnProperty.call(message, "listName") && message.listName !== "")
                writer.uint32(10).string(message.listName);
            if (message.featuredTitles != null && message.featuredTitles.length)
                for (let i = 0; i < message.featuredTitles.length; ++i)
                    $root.komawari.Title.encode(message.featuredTitles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleList.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleList();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.listName = value;
                        else
                            delete message.listName;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitles && message.featuredTitles.length))
                            message.featuredTitles = [];
                        message.featuredTitles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleList;
    })();

    komawari.SubscribableTitle = (function() {

        const SubscribableTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SubscribableTitle.prototype.title = null;
        SubscribableTitle.prototype.isLatest = false;
        SubscribableTitle.prototype.isSubscribed = false;

        SubscribableTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.isLatest != null && $Object.hasOwnProperty.call(message, "isLatest") && message.isLatest !== false)
                writer.uint32(16).bool(message.isLatest);
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                writer.uint32(24).bool(message.isSubscribed);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SubscribableTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SubscribableTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isLatest = value;
                        else
                            delete message.isLatest;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSubscribed = value;
                        else
                            delete message.isSubscribed;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return SubscribableTitle;
    })();

    komawari.ComingSoonTitle = (function() {

        const ComingSoonTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ComingSoonTitle.prototype.title = null;
        ComingSoonTitle.prototype.nextChapterName = "";
        ComingSoonTitle.prototype.nextChapterStartTimestamp = 0;

        ComingSoonTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.nextChapterName != null && $Object.hasOwnProperty.call(message, "nextChapterName") && message.nextChapterName !== "")
                writer.uint32(18).string(message.nextChapterName);
            if (message.nextChapterStartTimestamp != null && $Object.hasOwnProperty.call(message, "nextChapterStartTimestamp") && message.nextChapterStartTimestamp !== 0)
                writer.uint32(24).uint32(message.nextChapterStartTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ComingSoonTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ComingSoonTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.nextChapterName = value;
                        else
                            delete message.nextChapterName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextChapterStartTimestamp = value;
                        else
                            delete message.nextChapterStartTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return ComingSoonTitle;
    })();

    komawari.TitleHighlight = (function() {

        const TitleHighlight = function (properties) {
            this.pageUrlList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleHighlight.prototype.title = null;
        TitleHighlight.prototype.chapterId = 0;
        TitleHighlight.prototype.pageUrlList = $util.emptyArray;
        TitleHighlight.prototype.pageHight = 0;
        TitleHighlight.prototype.pageWidth = 0;
        TitleHighlight.prototype.isVerticalOnly = false;
        TitleHighlight.prototype.isHorizontalOnly = false;

        TitleHighlight.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.pageUrlList != null && message.pageUrlList.length)
                for (let i = 0; i < message.pageUrlList.length; ++i)
                    writer.uint32(26).string(message.pageUrlList[i]);
            if (message.pageHight != null && $Object.hasOwnProperty.call(message, "pageHight") && message.pageHight !== 0)
                writer.uint32(32).uint32(message.pageHight);
            if (message.pageWidth != null && $Object.hasOwnProperty.call(message, "pageWidth") && message.pageWidth !== 0)
                writer.uint32(40).uint32(message.pageWidth);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(48).bool(message.isVerticalOnly);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(56).bool(message.isHorizontalOnly);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleHighlight.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleHighlight();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.pageUrlList && message.pageUrlList.length))
                            message.pageUrlList = [];
                        message.pageUrlList.push(reader.stringVerify());
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.pageHight = value;
                        else
                            delete message.pageHight;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.pageWidth = value;
                        else
                            delete message.pageWidth;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleHighlight;
    })();

    komawari.HomeView = (function() {

        const HomeView = function (properties) {
            this.topBanners = [];
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeView.prototype.topBanners = $util.emptyArray;
        HomeView.prototype.groups = $util.emptyArray;
        HomeView.prototype.popup = null;
        HomeView.prototype.displayTrackingPopup = false;

        HomeView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return HomeView;
    })();

    komawari.HomeViewV2 = (function() {

        const HomeViewV2 = function (properties) {
            this.topBanners = [];
            this.updated = [];
            this.history = [];
            this.comingSoon = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeViewV2.prototype.topBanners = $util.emptyArray;
        HomeViewV2.prototype.updated = $util.emptyArray;
        HomeViewV2.prototype.history = $util.emptyArray;
        HomeViewV2.prototype.comingSoon = $util.emptyArray;
        HomeViewV2.prototype.highlight = null;
        HomeViewV2.prototype.popup = null;
        HomeViewV2.prototype.displayTrackingPopup = false;

        HomeViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updated != null && message.updated.length)
                for (let i = 0; i < message.updated.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.updated[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.history != null && message.history.length)
                for (let i = 0; i < message.history.length; ++i)
                    $root.komawari.SubscribableTitle.encode(message.history[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.comingSoon != null && message.comingSoon.length)
                for (let i = 0; i < message.comingSoon.length; ++i)
                    $root.komawari.ComingSoonTitle.encode(message.comingSoon[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                $root.komawari.TitleHighlight.encode(message.highlight, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.updated && message.updated.length))
                            message.updated = [];
                        message.updated.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.history && message.history.length))
                            message.history = [];
                        message.history.push($root.komawari.SubscribableTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comingSoon && message.comingSoon.length))
                            message.comingSoon = [];
                        message.comingSoon.push($root.komawari.ComingSoonTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.highlight = $root.komawari.TitleHighlight.decode(reader, reader.size(), $undefined, _depth + 1, message.highlight);
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return HomeViewV2;
    })();

    komawari.HomeViewV3 = (function() {

        const HomeViewV3 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        HomeViewV3.prototype.topBanners = $util.emptyArray;
        HomeViewV3.prototype.groups = $util.emptyArray;
        HomeViewV3.prototype.popup = null;
        HomeViewV3.prototype.displayTrackingPopup = false;

        HomeViewV3.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.displayTrackingPopup != null && $Object.hasOwnProperty.call(message, "displayTrackingPopup") && message.displayTrackingPopup !== false)
                writer.uint32(80).bool(message.displayTrackingPopup);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        HomeViewV3.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.HomeViewV3();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.displayTrackingPopup = value;
                        else
                            delete message.displayTrackingPopup;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return HomeViewV3;
    })();

    komawari.WebHomeView = (function() {

        const WebHomeView = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeView.prototype.topBanners = $util.emptyArray;
        WebHomeView.prototype.groups = $util.emptyArray;
        WebHomeView.prototype.ranking = $util.emptyArray;
        WebHomeView.prototype.popup = null;
        WebHomeView.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return WebHomeView;
    })();

    komawari.WebHomeViewV2 = (function() {

        const WebHomeViewV2 = function (properties) {
            this.topBanners = [];
            this.updated = [];
            this.history = [];
            this.comingSoon = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV2.prototype.topBanners = $util.emptyArray;
        WebHomeViewV2.prototype.updated = $util.emptyArray;
        WebHomeViewV2.prototype.history = $util.emptyArray;
        WebHomeViewV2.prototype.comingSoon = $util.emptyArray;
        WebHomeViewV2.prototype.highlight = null;
        WebHomeViewV2.prototype.ranking = $util.emptyArray;
        WebHomeViewV2.prototype.popup = null;
        WebHomeViewV2.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updated != null && message.updated.length)
                for (let i = 0; i < message.updated.length; ++i)
                    $root.komawari.OriginalTitleGroup.encode(message.updated[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.history != null && message.history.length)
                for (let i = 0; i < message.history.length; ++i)
                    $root.komawari.SubscribableTitle.encode(message.history[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.comingSoon != null && message.comingSoon.length)
                for (let i = 0; i < message.comingSoon.length; ++i)
                    $root.komawari.ComingSoonTitle.encode(message.comingSoon[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.highlight != null && $Object.hasOwnProperty.call(message, "highlight"))
                $root.komawari.TitleHighlight.encode(message.highlight, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(66).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.updated && message.updated.length))
                            message.updated = [];
                        message.updated.push($root.komawari.OriginalTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.history && message.history.length))
                            message.history = [];
                        message.history.push($root.komawari.SubscribableTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.comingSoon && message.comingSoon.length))
                            message.comingSoon = [];
                        message.comingSoon.push($root.komawari.ComingSoonTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.highlight = $root.komawari.TitleHighlight.decode(reader, reader.size(), $undefined, _depth + 1, message.highlight);
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return WebHomeViewV2;
    })();

    komawari.WebHomeViewV3 = (function() {

        const WebHomeViewV3 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.ranking = [];
            this.featuredTitleLists = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV3.prototype.topBanners = $util.emptyArray;
        WebHomeViewV3.prototype.groups = $util.emptyArray;
        WebHomeViewV3.prototype.ranking = $util.emptyArray;
        WebHomeViewV3.prototype.popup = null;
        WebHomeViewV3.prototype.featuredTitleLists = $util.emptyArray;

        WebHomeViewV3.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.ranking != null && message.ranking.length)
                for (let i = 0; i < message.ranking.length; ++i)
                    $root.komawari.Title.encode(message.ranking[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV3.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV3();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ranking && message.ranking.length))
                            message.ranking = [];
                        message.ranking.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return WebHomeViewV3;
    })();

    komawari.WebHomeViewV4 = (function() {

        const WebHomeViewV4 = function (properties) {
            this.topBanners = [];
            this.groups = [];
            this.rankedTitles = [];
            this.featuredTitleLists = [];
            this.serviceAnnouncements = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        WebHomeViewV4.prototype.topBanners = $util.emptyArray;
        WebHomeViewV4.prototype.groups = $util.emptyArray;
        WebHomeViewV4.prototype.rankedTitles = $util.emptyArray;
        WebHomeViewV4.prototype.popup = null;
        WebHomeViewV4.prototype.featuredTitleLists = $util.emptyArray;
        WebHomeViewV4.prototype.serviceAnnouncements = $util.emptyArray;

        WebHomeViewV4.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topBanners != null && message.topBanners.length)
                for (let i = 0; i < message.topBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleV2Group.encode(message.groups[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.rankedTitles != null && message.rankedTitles.length)
                for (let i = 0; i < message.rankedTitles.length; ++i)
                    $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.popup != null && $Object.hasOwnProperty.call(message, "popup"))
                $root.komawari.Popup.encode(message.popup, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.featuredTitleLists != null && message.featuredTitleLists.length)
                for (let i = 0; i < message.featuredTitleLists.length; ++i)
                    $root.komawari.TitleList.encode(message.featuredTitleLists[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.serviceAnnouncements != null && message.serviceAnnouncements.length)
                for (let i = 0; i < message.serviceAnnouncements.length; ++i)
                    $root.komawari.ServiceAnnouncement.encode(message.serviceAnnouncements[i], writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        WebHomeViewV4.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.WebHomeViewV4();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topBanners && message.topBanners.length))
                            message.topBanners = [];
                        message.topBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleV2Group.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankedTitles && message.rankedTitles.length))
                            message.rankedTitles = [];
                        message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.popup = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.popup);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.featuredTitleLists && message.featuredTitleLists.length))
                            message.featuredTitleLists = [];
                        message.featuredTitleLists.push($root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if (!(message.serviceAnnouncements && message.serviceAnnouncements.length))
                            message.serviceAnnouncements = [];
                        message.serviceAnnouncements.push($root.komawari.ServiceAnnouncement.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return WebHomeViewV4;
    })();

    komawari.UpdatedTitleListView = (function() {

        const UpdatedTitleListView = function (properties) {
            this.groups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdatedTitleListView.prototype.groups = $util.emptyArray;

        UpdatedTitleListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.groups != null && message.groups.length)
                for (let i = 0; i < message.groups.length; ++i)
                    $root.komawari.UpdatedTitleGroup.encode(message.groups[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdatedTitleListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdatedTitleListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.groups && message.groups.length))
                            message.groups = [];
                        message.groups.push($root.komawari.UpdatedTitleGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UpdatedTitleListView;
    })();

    komawari.AllTitlesView = (function() {

        const AllTitlesView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesView.prototype.titles = $util.emptyArray;

        AllTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AllTitlesView;
    })();

    komawari.AllTitlesViewV2 = (function() {

        const AllTitlesViewV2 = function (properties) {
            this.AllTitlesGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesViewV2.prototype.AllTitlesGroup = $util.emptyArray;

        AllTitlesViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.AllTitlesGroup != null && message.AllTitlesGroup.length)
                for (let i = 0; i < message.AllTitlesGroup.length; ++i)
                    $root.komawari.AllTitlesGroup.encode(message.AllTitlesGroup[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.AllTitlesGroup && message.AllTitlesGroup.length))
                            message.AllTitlesGroup = [];
                        message.AllTitlesGroup.push($root.komawari.AllTitlesGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AllTitlesViewV2;
    })();

    komawari.AllTitlesGroup = (function() {

        const AllTitlesGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTitlesGroup.prototype.theTitle = "";
        AllTitlesGroup.prototype.titles = $util.emptyArray;

        AllTitlesGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.theTitle != null && $Object.hasOwnProperty.call(message, "theTitle") && message.theTitle !== "")
                writer.uint32(10).string(message.theTitle);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTitlesGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTitlesGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.theTitle = value;
                        else
                            delete message.theTitle;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AllTitlesGroup;
    })();

    komawari.TitleRankingView = (function() {

        const TitleRankingView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingView.prototype.titles = $util.emptyArray;

        TitleRankingView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleRankingView;
    })();

    komawari.TitleRankingViewV2 = (function() {

        const TitleRankingViewV2 = function (properties) {
            this.rankingBanners = [];
            this.rankedTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingViewV2.prototype.rankingBanners = $util.emptyArray;
        TitleRankingViewV2.prototype.updatedTimeStamp = 0;
        TitleRankingViewV2.prototype.rankedTitles = $util.emptyArray;

        TitleRankingViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.rankingBanners != null && message.rankingBanners.length)
                for (let i = 0; i < message.rankingBanners.length; ++i)
                    $root.komawari.Banner.encode(message.rankingBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTimeStamp != null && $Object.hasOwnProperty.call(message, "updatedTimeStamp") && message.updatedTimeStamp !== 0)
                writer.uint32(16).uint32(message.updatedTimeStamp);
            if (message.rankedTitles != null && message.rankedTitles.length)
                for (let i = 0; i < message.rankedTitles.length; ++i)
                    $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankingBanners && message.rankingBanners.length))
                            message.rankingBanners = [];
                        message.rankingBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.updatedTimeStamp = value;
                        else
                            delete message.updatedTimeStamp;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.rankedTitles && message.rankedTitles.length))
                            message.rankedTitles = [];
                        message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleRankingViewV2;
    })();

    komawari.TitleRankingGroup = (function() {

        const TitleRankingGroup = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleRankingGroup.prototype.originalTitleId = 0;
        TitleRankingGroup.prototype.titles = $util.emptyArray;
        TitleRankingGroup.prototype.score = 0;

        TitleRankingGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.originalTitleId != null && $Object.hasOwnProperty.call(message, "originalTitleId") && message.originalTitleId !== 0)
                writer.uint32(8).uint32(message.originalTitleId);
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.score != null && $Object.hasOwnProperty.call(message, "score") && message.score !== 0)
                writer.uint32(24).uint32(message.score);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleRankingGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleRankingGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.originalTitleId = value;
                        else
                            delete message.originalTitleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.score = value;
                        else
                            delete message.score;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleRankingGroup;
    })();

    komawari.TitleUpdatedView = (function() {

        const TitleUpdatedView = function (properties) {
            this.latestTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedView.prototype.latestTitle = $util.emptyArray;

        TitleUpdatedView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.latestTitle != null && message.latestTitle.length)
                for (let i = 0; i < message.latestTitle.length; ++i)
                    $root.komawari.TitleUpdated.encode(message.latestTitle[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.latestTitle && message.latestTitle.length))
                            message.latestTitle = [];
                        message.latestTitle.push($root.komawari.TitleUpdated.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleUpdatedView;
    })();

    komawari.TitleUpdated = (function() {

        const TitleUpdated = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdated.prototype.title = null;
        TitleUpdated.prototype.updatedTitleTimestamp = "";

        TitleUpdated.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== "")
                writer.uint32(18).string(message.updatedTitleTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdated.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdated();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleUpdated;
    })();

    komawari.TitleUpdatedViewV2 = (function() {

        const TitleUpdatedViewV2 = function (properties) {
            this.titleUpdatedGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedViewV2.prototype.titleUpdatedGroup = $util.emptyArray;

        TitleUpdatedViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleUpdatedGroup != null && message.titleUpdatedGroup.length)
                for (let i = 0; i < message.titleUpdatedGroup.length; ++i)
                    $root.komawari.TitleUpdatedGroup.encode(message.titleUpdatedGroup[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleUpdatedGroup && message.titleUpdatedGroup.length))
                            message.titleUpdatedGroup = [];
                        message.titleUpdatedGroup.push($root.komawari.TitleUpdatedGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleUpdatedViewV2;
    })();

    komawari.TitleUpdatedGroup = (function() {

        const TitleUpdatedGroup = function (properties) {
            this.latestTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleUpdatedGroup.prototype.updatedTitleTimestamp = 0;
        TitleUpdatedGroup.prototype.latestTitle = $util.emptyArray;

        TitleUpdatedGroup.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== 0)
                writer.uint32(8).uint32(message.updatedTitleTimestamp);
            if (message.latestTitle != null && message.latestTitle.length)
                for (let i = 0; i < message.latestTitle.length; ++i)
                    $root.komawari.AllTitlesGroup.encode(message.latestTitle[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleUpdatedGroup.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleUpdatedGroup();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.latestTitle && message.latestTitle.length))
                            message.latestTitle = [];
                        message.latestTitle.push($root.komawari.AllTitlesGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TitleUpdatedGroup;
    })();

    komawari.SubscribedTitlesView = (function() {

        const SubscribedTitlesView = function (properties) {
            this.titles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SubscribedTitlesView.prototype.titles = $util.emptyArray;

        SubscribedTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titles != null && message.titles.length)
                for (let i = 0; i < message.titles.length; ++i)
                    $root.komawari.Title.encode(message.titles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SubscribedTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SubscribedTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titles && message.titles.length))
                            message.titles = [];
                        message.titles.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return SubscribedTitlesView;
    })();

    komawari.FeaturedTitlesView = (function() {

        const FeaturedTitlesView = function (properties) {
            this.contents = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeaturedTitlesView.prototype.mainBanner = null;
        FeaturedTitlesView.prototype.subBanner_1 = null;
        FeaturedTitlesView.prototype.subBanner_2 = null;
        FeaturedTitlesView.prototype.contents = $util.emptyArray;

        FeaturedTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.mainBanner != null && $Object.hasOwnProperty.call(message, "mainBanner"))
                $root.komawari.Banner.encode(message.mainBanner, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.subBanner_1 != null && $Object.hasOwnProperty.call(message, "subBanner_1"))
                $root.komawari.Banner.encode(message.subBanner_1, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.subBanner_2 != null && $Object.hasOwnProperty.call(message, "subBanner_2"))
                $root.komawari.Banner.encode(message.subBanner_2, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.contents != null && message.contents.length)
                for (let i = 0; i < message.contents.length; ++i)
                    $root.komawari.FeaturedTitlesView.Contents.encode(message.contents[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeaturedTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeaturedTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.mainBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.mainBanner);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.subBanner_1 = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.subBanner_1);
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.subBanner_2 = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.subBanner_2);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.contents && message.contents.length))
                            message.contents = [];
                        message.contents.push($root.komawari.FeaturedTitlesView.Contents.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FeaturedTitlesView.Contents = (function() {

            const Contents = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Contents.prototype.banner = null;
            Contents.prototype.titleList = null;

            let $oneOfFields;

            $Object.defineProperty(Contents.prototype, "content", {
                get: $util.oneOfGetter($oneOfFields = ["banner", "titleList"]),
                set: $util.oneOfSetter($oneOfFields)
            });

            Contents.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList"))
                    $root.komawari.TitleList.encode(message.titleList, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Contents.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.FeaturedTitlesView.Contents();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            message.content = "banner";
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.titleList = $root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1, message.titleList);
                            message.content = "titleList";
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Contents;
        })();

        return FeaturedTitlesView;
    })();

    komawari.FeaturedTitlesViewV2 = (function() {

        const FeaturedTitlesViewV2 = function (properties) {
            this.topSearchBanners = [];
            this.contents = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeaturedTitlesViewV2.prototype.topSearchBanners = $util.emptyArray;
        FeaturedTitlesViewV2.prototype.contents = $util.emptyArray;

        FeaturedTitlesViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.topSearchBanners != null && message.topSearchBanners.length)
                for (let i = 0; i < message.topSearchBanners.length; ++i)
                    $root.komawari.Banner.encode(message.topSearchBanners[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.contents != null && message.contents.length)
                for (let i = 0; i < message.contents.length; ++i)
                    $root.komawari.FeaturedTitlesViewV2.Contents.encode(message.contents[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeaturedTitlesViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeaturedTitlesViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.topSearchBanners && message.topSearchBanners.length))
                            message.topSearchBanners = [];
                        message.topSearchBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.contents && message.contents.length))
                            message.contents = [];
                        message.contents.push($root.komawari.FeaturedTitlesViewV2.Contents.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        FeaturedTitlesViewV2.Contents = (function() {

            const Contents = function (properties) {
                this.rankedTitles = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Contents.prototype.banner = null;
            Contents.prototype.titleList = null;
            Contents.prototype.rankedTitles = $util.emptyArray;

            Contents.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.titleList != null && $Object.hasOwnProperty.call(message, "titleList"))
                    $root.komawari.TitleList.encode(message.titleList, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.rankedTitles != null && message.rankedTitles.length)
                    for (let i = 0; i < message.rankedTitles.length; ++i)
                        $root.komawari.TitleRankingGroup.encode(message.rankedTitles[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Contents.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.FeaturedTitlesViewV2.Contents();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.titleList = $root.komawari.TitleList.decode(reader, reader.size(), $undefined, _depth + 1, message.titleList);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.rankedTitles && message.rankedTitles.length))
                                message.rankedTitles = [];
                            message.rankedTitles.push($root.komawari.TitleRankingGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return Contents;
        })();

        return FeaturedTitlesViewV2;
    })();

    komawari.AllFreeTitlesView = (function() {

        const AllFreeTitlesView = function (properties) {
            this.freeTitles = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllFreeTitlesView.prototype.freeTitles = $util.emptyArray;

        AllFreeTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.freeTitles != null && message.freeTitles.length)
                for (let i = 0; i < message.freeTitles.length; ++i)
                    $root.komawari.FreeTitle.encode(message.freeTitles[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllFreeTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllFreeTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.freeTitles && message.freeTitles.length))
                            message.freeTitles = [];
                        message.freeTitles.push($root.komawari.FreeTitle.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AllFreeTitlesView;
    })();

    komawari.FreeTitle = (function() {

        const FreeTitle = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FreeTitle.prototype.title = null;
        FreeTitle.prototype.updatedTitleTimestamp = "";

        FreeTitle.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.updatedTitleTimestamp != null && $Object.hasOwnProperty.call(message, "updatedTitleTimestamp") && message.updatedTitleTimestamp !== "")
                writer.uint32(18).string(message.updatedTitleTimestamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FreeTitle.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FreeTitle();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.updatedTitleTimestamp = value;
                        else
                            delete message.updatedTitleTimestamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return FreeTitle;
    })();

    komawari.ChapterAccessType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "FREE"] = 0;
        values[valuesById[1] = "FREE_FOR_FIRST_TIME"] = 1;
        values[valuesById[2] = "STANDARD"] = 2;
        values[valuesById[3] = "DELUXE"] = 3;
        values[valuesById[4] = "LOCKED_AFTER_FREE_READ"] = 4;
        return values;
    })();

    komawari.UpdateTiming = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "NOT_REGULARLY"] = 0;
        values[valuesById[1] = "MONDAY"] = 1;
        values[valuesById[2] = "TUESDAY"] = 2;
        values[valuesById[3] = "WEDNESDAY"] = 3;
        values[valuesById[4] = "THURSDAY"] = 4;
        values[valuesById[5] = "FRIDAY"] = 5;
        values[valuesById[6] = "SATURDAY"] = 6;
        values[valuesById[7] = "SUNDAY"] = 7;
        values[valuesById[8] = "DAY"] = 8;
        return values;
    })();

    komawari.Rating = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "ALLAGE"] = 0;
        values[valuesById[1] = "TEEN"] = 1;
        values[valuesById[2] = "TEENPLUS"] = 2;
        values[valuesById[3] = "MATURE"] = 3;
        return values;
    })();

    komawari.Title = (function() {

        const Title = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Title.prototype.titleId = 0;
        Title.prototype.name = "";
        Title.prototype.author = "";
        Title.prototype.portraitImageUrl = "";
        Title.prototype.landscapeImageUrl = "";
        Title.prototype.viewCount = 0;
        Title.prototype.language = 0;

        Title.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(8).uint32(message.titleId);
            if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                writer.uint32(18).string(message.name);
            if (message.author != null && $Object.hasOwnProperty.call(message, "author") && message.author !== "")
                writer.uint32(26).string(message.author);
            if (message.portraitImageUrl != null && $Object.hasOwnProperty.call(message, "portraitImageUrl") && message.portraitImageUrl !== "")
                writer.uint32(34).string(message.portraitImageUrl);
            if (message.landscapeImageUrl != null && $Object.hasOwnProperty.call(message, "landscapeImageUrl") && message.landscapeImageUrl !== "")
                writer.uint32(42).string(message.landscapeImageUrl);
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(48).uint32(message.viewCount);
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(56).int32(message.language);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Title.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Title();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.name = value;
                        else
                            delete message.name;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.author = value;
                        else
                            delete message.author;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.portraitImageUrl = value;
                        else
                            delete message.portraitImageUrl;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.landscapeImageUrl = value;
                        else
                            delete message.landscapeImageUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Title;
    })();

    komawari.Chapter = (function() {

        const Chapter = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Chapter.prototype.titleId = 0;
        Chapter.prototype.chapterId = 0;
        Chapter.prototype.name = "";
        Chapter.prototype.subTitle = "";
        Chapter.prototype.thumbnailUrl = "";
        Chapter.prototype.startTimeStamp = 0;
        Chapter.prototype.endTimeStamp = 0;
        Chapter.prototype.alreadyViewed = false;
        Chapter.prototype.isVerticalOnly = false;
        Chapter.prototype.chapterTicketEndtime = 0;
        Chapter.prototype.viewedForFree = false;
        Chapter.prototype.isHorizontalOnly = false;
        Chapter.prototype.viewCount = 0;
        Chapter.prototype.commentCount = 0;
        Chapter.prototype.isUpdated = false;
        Chapter.prototype.chapterType = 0;

        Chapter.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(8).uint32(message.titleId);
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.name != null && $Object.hasOwnProperty.call(message, "name") && message.name !== "")
                writer.uint32(26).string(message.name);
            if (message.subTitle != null && $Object.hasOwnProperty.call(message, "subTitle") && message.subTitle !== "")
                writer.uint32(34).string(message.subTitle);
            if (message.thumbnailUrl != null && $Object.hasOwnProperty.call(message, "thumbnailUrl") && message.thumbnailUrl !== "")
                writer.uint32(42).string(message.thumbnailUrl);
            if (message.startTimeStamp != null && $Object.hasOwnProperty.call(message, "startTimeStamp") && message.startTimeStamp !== 0)
                writer.uint32(48).uint32(message.startTimeStamp);
            if (message.endTimeStamp != null && $Object.hasOwnProperty.call(message, "endTimeStamp") && message.endTimeStamp !== 0)
                writer.uint32(56).uint32(message.endTimeStamp);
            if (message.alreadyViewed != null && $Object.hasOwnProperty.call(message, "alreadyViewed") && message.alreadyViewed !== false)
                writer.uint32(64).bool(message.alreadyViewed);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(72).bool(message.isVerticalOnly);
            if (message.chapterTicketEndtime != null && $Object.hasOwnProperty.call(message, "chapterTicketEndtime") && message.chapterTicketEndtime !== 0)
                writer.uint32(80).uint32(message.chapterTicketEndtime);
            if (message.viewedForFree != null && $Object.hasOwnProperty.call(message, "viewedForFree") && message.viewedForFree !== false)
                writer.uint32(88).bool(message.viewedForFree);
            if (message.isHorizontalOnly != null && $Object.hasOwnProperty.call(message, "isHorizontalOnly") && message.isHorizontalOnly !== false)
                writer.uint32(96).bool(message.isHorizontalOnly);
            if (message.viewCount != null && $Object.hasOwnProperty.call(message, "viewCount") && message.viewCount !== 0)
                writer.uint32(104).uint32(message.viewCount);
            if (message.commentCount != null && $Object.hasOwnProperty.call(message, "commentCount") && message.commentCount !== 0)
                writer.uint32(112).uint32(message.commentCount);
            if (message.isUpdated != null && $Object.hasOwnProperty.call(message, "isUpdated") && message.isUpdated !== false)
                writer.uint32(120).bool(message.isUpdated);
            if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType") && message.chapterType !== 0)
                writer.uint32(128).int32(message.chapterType);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Chapter.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Chapter();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.name = value;
                        else
                            delete message.name;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subTitle = value;
                        else
                            delete message.subTitle;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.thumbnailUrl = value;
                        else
                            delete message.thumbnailUrl;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.startTimeStamp = value;
                        else
                            delete message.startTimeStamp;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.endTimeStamp = value;
                        else
                            delete message.endTimeStamp;
                        continue;
                    }
                case 8: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.alreadyViewed = value;
                        else
                            delete message.alreadyViewed;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterTicketEndtime = value;
                        else
                            delete message.chapterTicketEndtime;
                        continue;
                    }
                case 11: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.viewedForFree = value;
                        else
                            delete message.viewedForFree;
                        continue;
                    }
                case 12: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isHorizontalOnly = value;
                        else
                            delete message.isHorizontalOnly;
                        continue;
                    }
                case 13: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.viewCount = value;
                        else
                            delete message.viewCount;
                        continue;
                    }
                case 14: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.commentCount = value;
                        else
                            delete message.commentCount;
                        continue;
                    }
                case 15: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isUpdated = value;
                        else
                            delete message.isUpdated;
                        continue;
                    }
                case 16: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.chapterType = value;
                        else
                            delete message.chapterType;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Chapter;
    })();

    komawari.TitleDetailView = (function() {

        const TitleDetailView = function (properties) {
            this.firstChapterList = [];
            this.lastChapterList = [];
            this.banners = [];
            this.recommendedTitleList = [];
            this.publisherItems = [];
            this.titleBanners = [];
            this.ticketChapterList = [];
            this.ticketTitleList = [];
            this.titleLanguages = [];
            this.chapterListGroup = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TitleDetailView.prototype.title = null;
        TitleDetailView.prototype.titleImageUrl = "";
        TitleDetailView.prototype.overview = "";
        TitleDetailView.prototype.backgroundImageUrl = "";
        TitleDetailView.prototype.nextTimeStamp = 0;
        TitleDetailView.prototype.updateTiming = 0;
        TitleDetailView.prototype.viewingPeriodDescription = "";
        TitleDetailView.prototype.nonAppearanceInfo = "";
        TitleDetailView.prototype.firstChapterList = $util.emptyArray;
        TitleDetailView.prototype.lastChapterList = $util.emptyArray;
        TitleDetailView.prototype.banners = $util.emptyArray;
        TitleDetailView.prototype.recommendedTitleList = $util.emptyArray;
        TitleDetailView.prototype.sns = null;
        TitleDetailView.prototype.isSimulReleased = false;
        TitleDetailView.prototype.isSubscribed = false;
        TitleDetailView.prototype.rating = 0;
        TitleDetailView.prototype.chaptersDescending = false;
        TitleDetailView.prototype.numberOfViews = 0;
        TitleDetailView.prototype.publisherItems = $util.emptyArray;
        TitleDetailView.prototype.titleBanners = $util.emptyArray;
        TitleDetailView.prototype.userTickets = null;
        TitleDetailView.prototype.ticketChapterList = $util.emptyArray;
        TitleDetailView.prototype.ticketTitleList = $util.emptyArray;
        TitleDetailView.prototype.hasChaptersBetween = false;
        TitleDetailView.prototype.publisherBanner = null;
        TitleDetailView.prototype.advertisement = null;
        TitleDetailView.prototype.titleLanguages = $util.emptyArray;
        TitleDetailView.prototype.chapterListGroup = $util.emptyArray;
        TitleDetailView.prototype.regionCode = "";

        TitleDetailView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.titleImageUrl != null && $Object.hasOwnProperty.call(message, "titleImageUrl") && message.titleImageUrl !== "")
                writer.uint32(18).string(message.titleImageUrl);
            if (message.overview != null && $Object.hasOwnProperty.call(message, "overview") && message.overview !== "")
                writer.uint32(26).string(message.overview);
            if (message.backgroundImageUrl != null && $Object.hasOwnProperty.call(message, "backgroundImageUrl") && message.backgroundImageUrl !== "")
                writer.uint32(34).string(message.backgroundImageUrl);
            if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp") && message.nextTimeStamp !== 0)
                writer.uint32(40).uint32(message.nextTimeStamp);
            if (message.updateTiming != null && $Object.hasOwnProperty.call(message, "updateTiming") && message.updateTiming !== 0)
                writer.uint32(48).int32(message.updateTiming);
            if (message.viewingPeriodDescription != null && $Object.hasOwnProperty.call(message, "viewingPeriodDescription") && message.viewingPeriodDescription !== "")
                writer.uint32(58).string(message.viewingPeriodDescription);
            if (message.nonAppearanceInfo != null && $Object.hasOwnProperty.call(message, "nonAppearanceInfo") && message.nonAppearanceInfo !== "")
                writer.uint32(66).string(message.nonAppearanceInfo);
            if (message.firstChapterList != null && message.firstChapterList.length)
                for (let i = 0; i < message.firstChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.firstChapterList[i], writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.lastChapterList != null && message.lastChapterList.length)
                for (let i = 0; i < message.lastChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.lastChapterList[i], writer.uint32(82).fork(), _depth + 1).ldelim();
            if (message.banners != null && message.banners.length)
                for (let i = 0; i < message.banners.length; ++i)
                    $root.komawari.Banner.encode(message.banners[i], writer.uint32(90).fork(), _depth + 1).ldelim();
            if (message.recommendedTitleList != null && message.recommendedTitleList.length)
                for (let i = 0; i < message.recommendedTitleList.length; ++i)
                    $root.komawari.Title.encode(message.recommendedTitleList[i], writer.uint32(98).fork(), _depth + 1).ldelim();
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                $root.komawari.Sns.encode(message.sns, writer.uint32(106).fork(), _depth + 1).ldelim();
            if (message.isSimulReleased != null && $Object.hasOwnProperty.call(message, "isSimulReleased") && message.isSimulReleased !== false)
                writer.uint32(112).bool(message.isSimulReleased);
            if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                writer.uint32(120).bool(message.isSubscribed);
            if (message.rating != null && $Object.hasOwnProperty.call(message, "rating") && message.rating !== 0)
                writer.uint32(128).int32(message.rating);
            if (message.chaptersDescending != null && $Object.hasOwnProperty.call(message, "chaptersDescending") && message.chaptersDescending !== false)
                writer.uint32(136).bool(message.chaptersDescending);
            if (message.numberOfViews != null && $Object.hasOwnProperty.call(message, "numberOfViews") && message.numberOfViews !== 0)
                writer.uint32(144).uint32(message.numberOfViews);
            if (message.publisherItems != null && message.publisherItems.length)
                for (let i = 0; i < message.publisherItems.length; ++i)
                    $root.komawari.TitleDetailView.PublisherItem.encode(message.publisherItems[i], writer.uint32(154).fork(), _depth + 1).ldelim();
            if (message.titleBanners != null && message.titleBanners.length)
                for (let i = 0; i < message.titleBanners.length; ++i)
                    $root.komawari.Banner.encode(message.titleBanners[i], writer.uint32(162).fork(), _depth + 1).ldelim();
            if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                $root.komawari.UserTickets.encode(message.userTickets, writer.uint32(170).fork(), _depth + 1).ldelim();
            if (message.ticketChapterList != null && message.ticketChapterList.length)
                for (let i = 0; i < message.ticketChapterList.length; ++i)
                    $root.komawari.Chapter.encode(message.ticketChapterList[i], writer.uint32(178).fork(), _depth + 1).ldelim();
            if (message.ticketTitleList != null && message.ticketTitleList.length)
                for (let i = 0; i < message.ticketTitleList.length; ++i)
                    $root.komawari.Title.encode(message.ticketTitleList[i], writer.uint32(186).fork(), _depth + 1).ldelim();
            if (message.hasChaptersBetween != null && $Object.hasOwnProperty.call(message, "hasChaptersBetween") && message.hasChaptersBetween !== false)
                writer.uint32(192).bool(message.hasChaptersBetween);
            if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                $root.komawari.Banner.encode(message.publisherBanner, writer.uint32(202).fork(), _depth + 1).ldelim();
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(210).fork(), _depth + 1).ldelim();
            if (message.titleLanguages != null && message.titleLanguages.length)
                for (let i = 0; i < message.titleLanguages.length; ++i)
                    $root.komawari.TitleDetailView.TitleLanguages.encode(message.titleLanguages[i], writer.uint32(218).fork(), _depth + 1).ldelim();
            if (message.chapterListGroup != null && message.chapterListGroup.length)
                for (let i = 0; i < message.chapterListGroup.length; ++i)
                    $root.komawari.TitleDetailView.ChapterGroup.encode(message.chapterListGroup[i], writer.uint32(226).fork(), _depth + 1).ldelim();
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode") && message.regionCode !== "")
                writer.uint32(242).string(message.regionCode);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TitleDetailView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TitleDetailView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleImageUrl = value;
                        else
                            delete message.titleImageUrl;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.overview = value;
                        else
                            delete message.overview;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.backgroundImageUrl = value;
                        else
                            delete message.backgroundImageUrl;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.nextTimeStamp = value;
                        else
                            delete message.nextTimeStamp;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.updateTiming = value;
                        else
                            delete message.updateTiming;
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.viewingPeriodDescription = value;
                        else
                            delete message.viewingPeriodDescription;
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.nonAppearanceInfo = value;
                        else
                            delete message.nonAppearanceInfo;
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        if (!(message.firstChapterList && message.firstChapterList.length))
                            message.firstChapterList = [];
                        message.firstChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        if (!(message.lastChapterList && message.lastChapterList.length))
                            message.lastChapterList = [];
                        message.lastChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        if (!(message.banners && message.banners.length))
                            message.banners = [];
                        message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 12: {
                        if (wireType !== 2)
                            break;
                        if (!(message.recommendedTitleList && message.recommendedTitleList.length))
                            message.recommendedTitleList = [];
                        message.recommendedTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 13: {
                        if (wireType !== 2)
                            break;
                        message.sns = $root.komawari.Sns.decode(reader, reader.size(), $undefined, _depth + 1, message.sns);
                        continue;
                    }
                case 14: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSimulReleased = value;
                        else
                            delete message.isSimulReleased;
                        continue;
                    }
                case 15: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isSubscribed = value;
                        else
                            delete message.isSubscribed;
                        continue;
                    }
                case 16: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.rating = value;
                        else
                            delete message.rating;
                        continue;
                    }
                case 17: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.chaptersDescending = value;
                        else
                            delete message.chaptersDescending;
                        continue;
                    }
                case 18: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfViews = value;
                        else
                            delete message.numberOfViews;
                        continue;
                    }
                case 19: {
                        if (wireType !== 2)
                            break;
                        if (!(message.publisherItems && message.publisherItems.length))
                            message.publisherItems = [];
                        message.publisherItems.push($root.komawari.TitleDetailView.PublisherItem.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 20: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleBanners && message.titleBanners.length))
                            message.titleBanners = [];
                        message.titleBanners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 21: {
                        if (wireType !== 2)
                            break;
                        message.userTickets = $root.komawari.UserTickets.decode(reader, reader.size(), $undefined, _depth + 1, message.userTickets);
                        continue;
                    }
                case 22: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketChapterList && message.ticketChapterList.length))
                            message.ticketChapterList = [];
                        message.ticketChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 23: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketTitleList && message.ticketTitleList.length))
                            message.ticketTitleList = [];
                        message.ticketTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 24: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.hasChaptersBetween = value;
                        else
                            delete message.hasChaptersBetween;
                        continue;
                    }
                case 25: {
                        if (wireType !== 2)
                            break;
                        message.publisherBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherBanner);
                        continue;
                    }
                case 26: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        continue;
                    }
                case 27: {
                        if (wireType !== 2)
                            break;
                        if (!(message.titleLanguages && message.titleLanguages.length))
                            message.titleLanguages = [];
                        message.titleLanguages.push($root.komawari.TitleDetailView.TitleLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 28: {
                        if (wireType !== 2)
                            break;
                        if (!(message.chapterListGroup && message.chapterListGroup.length))
                            message.chapterListGroup = [];
                        message.chapterListGroup.push($root.komawari.TitleDetailView.ChapterGroup.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 30: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.regionCode = value;
                        else
                            delete message.regionCode;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        TitleDetailView.PublisherItem = (function() {

            const PublisherItem = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            PublisherItem.prototype.banner = null;
            PublisherItem.prototype.publisherNews = null;

            PublisherItem.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                    $root.komawari.Banner.encode(message.banner, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.publisherNews != null && $Object.hasOwnProperty.call(message, "publisherNews"))
                    $root.komawari.PublisherNews.encode(message.publisherNews, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            PublisherItem.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.PublisherItem();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.publisherNews = $root.komawari.PublisherNews.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherNews);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return PublisherItem;
        })();

        TitleDetailView.TitleLanguages = (function() {

            const TitleLanguages = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            TitleLanguages.prototype.titleId = 0;
            TitleLanguages.prototype.language = 0;

            TitleLanguages.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                    writer.uint32(8).uint32(message.titleId);
                if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                    writer.uint32(16).int32(message.language);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            TitleLanguages.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.TitleLanguages();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.titleId = value;
                            else
                                delete message.titleId;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.language = value;
                            else
                                delete message.language;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return TitleLanguages;
        })();

        TitleDetailView.ChapterGroup = (function() {

            const ChapterGroup = function (properties) {
                this.firstChapterList = [];
                this.midChapterList = [];
                this.lastChapterList = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            ChapterGroup.prototype.chapterNumbers = "";
            ChapterGroup.prototype.firstChapterList = $util.emptyArray;
            ChapterGroup.prototype.midChapterList = $util.emptyArray;
            ChapterGroup.prototype.lastChapterList = $util.emptyArray;

            ChapterGroup.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.chapterNumbers != null && $Object.hasOwnProperty.call(message, "chapterNumbers") && message.chapterNumbers !== "")
                    writer.uint32(10).string(message.chapterNumbers);
                if (message.firstChapterList != null && message.firstChapterList.length)
                    for (let i = 0; i < message.firstChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.firstChapterList[i], writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.midChapterList != null && message.midChapterList.length)
                    for (let i = 0; i < message.midChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.midChapterList[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.lastChapterList != null && message.lastChapterList.length)
                    for (let i = 0; i < message.lastChapterList.length; ++i)
                        $root.komawari.Chapter.encode(message.lastChapterList[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            ChapterGroup.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.TitleDetailView.ChapterGroup();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.chapterNumbers = value;
                            else
                                delete message.chapterNumbers;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if (!(message.firstChapterList && message.firstChapterList.length))
                                message.firstChapterList = [];
                            message.firstChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.midChapterList && message.midChapterList.length))
                                message.midChapterList = [];
                            message.midChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.lastChapterList && message.lastChapterList.length))
                                message.lastChapterList = [];
                            message.lastChapterList.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return ChapterGroup;
        })();

        return TitleDetailView;
    })();

    komawari.TicketTitles = (function() {

        const TicketTitles = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        TicketTitles.prototype.title = null;
        TicketTitles.prototype.firstTicketChapter = 0;
        TicketTitles.prototype.lastTicketChapter = 0;

        TicketTitles.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title"))
                $root.komawari.Title.encode(message.title, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.firstTicketChapter != null && $Object.hasOwnProperty.call(message, "firstTicketChapter") && message.firstTicketChapter !== 0)
                writer.uint32(16).uint32(message.firstTicketChapter);
            if (message.lastTicketChapter != null && $Object.hasOwnProperty.call(message, "lastTicketChapter") && message.lastTicketChapter !== 0)
                writer.uint32(24).uint32(message.lastTicketChapter);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        TicketTitles.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.TicketTitles();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.title = $root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1, message.title);
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.firstTicketChapter = value;
                        else
                            delete message.firstTicketChapter;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.lastTicketChapter = value;
                        else
                            delete message.lastTicketChapter;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return TicketTitles;
    })();

    komawari.AllTicketTitlesView = (function() {

        const AllTicketTitlesView = function (properties) {
            this.ticketTitle = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AllTicketTitlesView.prototype.ticketTitle = $util.emptyArray;

        AllTicketTitlesView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.ticketTitle != null && message.ticketTitle.length)
                for (let i = 0; i < message.ticketTitle.length; ++i)
                    $root.komawari.TicketTitles.encode(message.ticketTitle[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AllTicketTitlesView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AllTicketTitlesView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.ticketTitle && message.ticketTitle.length))
                            message.ticketTitle = [];
                        message.ticketTitle.push($root.komawari.TicketTitles.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AllTicketTitlesView;
    })();

    komawari.ResponseType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "QUESTION"] = 0;
        values[valuesById[1] = "ANSWER"] = 1;
        return values;
    })();

    komawari.PublisherNews = (function() {

        const PublisherNews = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PublisherNews.prototype.id = 0;
        PublisherNews.prototype.publisherId = 0;
        PublisherNews.prototype.publisherName = "";
        PublisherNews.prototype.subject = "";
        PublisherNews.prototype.body = "";
        PublisherNews.prototype.publishedTimeStamp = 0;
        PublisherNews.prototype.action = null;

        PublisherNews.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(8).uint32(message.id);
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId") && message.publisherId !== 0)
                writer.uint32(16).uint32(message.publisherId);
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName") && message.publisherName !== "")
                writer.uint32(26).string(message.publisherName);
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                writer.uint32(34).string(message.subject);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(42).string(message.body);
            if (message.publishedTimeStamp != null && $Object.hasOwnProperty.call(message, "publishedTimeStamp") && message.publishedTimeStamp !== 0)
                writer.uint32(48).uint32(message.publishedTimeStamp);
            if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                $root.komawari.TransitionAction.encode(message.action, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PublisherNews.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PublisherNews();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publisherId = value;
                        else
                            delete message.publisherId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.publisherName = value;
                        else
                            delete message.publisherName;
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subject = value;
                        else
                            delete message.subject;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publishedTimeStamp = value;
                        else
                            delete message.publishedTimeStamp;
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.action = $root.komawari.TransitionAction.decode(reader, reader.size(), $undefined, _depth + 1, message.action);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return PublisherNews;
    })();

    komawari.PublisherNewsListView = (function() {

        const PublisherNewsListView = function (properties) {
            this.newsList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PublisherNewsListView.prototype.publisherId = 0;
        PublisherNewsListView.prototype.publisherName = "";
        PublisherNewsListView.prototype.banner = null;
        PublisherNewsListView.prototype.newsList = $util.emptyArray;

        PublisherNewsListView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.publisherId != null && $Object.hasOwnProperty.call(message, "publisherId") && message.publisherId !== 0)
                writer.uint32(8).uint32(message.publisherId);
            if (message.publisherName != null && $Object.hasOwnProperty.call(message, "publisherName") && message.publisherName !== "")
                writer.uint32(18).string(message.publisherName);
            if (message.banner != null && $Object.hasOwnProperty.call(message, "banner"))
                $root.komawari.Banner.encode(message.banner, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.newsList != null && message.newsList.length)
                for (let i = 0; i < message.newsList.length; ++i)
                    $root.komawari.PublisherNews.encode(message.newsList[i], writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PublisherNewsListView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PublisherNewsListView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.publisherId = value;
                        else
                            delete message.publisherId;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.publisherName = value;
                        else
                            delete message.publisherName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.banner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.banner);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if (!(message.newsList && message.newsList.length))
                            message.newsList = [];
                        message.newsList.push($root.komawari.PublisherNews.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return PublisherNewsListView;
    })();

    komawari.ServiceAnnouncement = (function() {

        const ServiceAnnouncement = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ServiceAnnouncement.prototype.title = "";
        ServiceAnnouncement.prototype.body = "";
        ServiceAnnouncement.prototype.date = 0;
        ServiceAnnouncement.prototype.id = 0;

        ServiceAnnouncement.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.title != null && $Object.hasOwnProperty.call(message, "title") && message.title !== "")
                writer.uint32(10).string(message.title);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(18).string(message.body);
            if (message.date != null && $Object.hasOwnProperty.call(message, "date") && message.date !== 0)
                writer.uint32(24).int32(message.date);
            if (message.id != null && $Object.hasOwnProperty.call(message, "id") && message.id !== 0)
                writer.uint32(32).uint32(message.id);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ServiceAnnouncement.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ServiceAnnouncement();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.title = value;
                        else
                            delete message.title;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.date = value;
                        else
                            delete message.date;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.id = value;
                        else
                            delete message.id;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return ServiceAnnouncement;
    })();

    komawari.ServiceAnnouncementsView = (function() {

        const ServiceAnnouncementsView = function (properties) {
            this.serviceAnnouncements = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ServiceAnnouncementsView.prototype.serviceAnnouncements = $util.emptyArray;

        ServiceAnnouncementsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.serviceAnnouncements != null && message.serviceAnnouncements.length)
                for (let i = 0; i < message.serviceAnnouncements.length; ++i)
                    $root.komawari.ServiceAnnouncement.encode(message.serviceAnnouncements[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ServiceAnnouncementsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ServiceAnnouncementsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.serviceAnnouncements && message.serviceAnnouncements.length))
                            message.serviceAnnouncements = [];
                        message.serviceAnnouncements.push($root.komawari.ServiceAnnouncement.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return ServiceAnnouncementsView;
    })();

    komawari.Feedback = (function() {

        const Feedback = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Feedback.prototype.timeStamp = 0;
        Feedback.prototype.body = "";
        Feedback.prototype.responseType = 0;

        Feedback.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.timeStamp != null && $Object.hasOwnProperty.call(message, "timeStamp") && message.timeStamp !== 0)
                writer.uint32(8).uint32(message.timeStamp);
            if (message.body != null && $Object.hasOwnProperty.call(message, "body") && message.body !== "")
                writer.uint32(18).string(message.body);
            if (message.responseType != null && $Object.hasOwnProperty.call(message, "responseType") && message.responseType !== 0)
                writer.uint32(24).int32(message.responseType);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Feedback.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Feedback();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.timeStamp = value;
                        else
                            delete message.timeStamp;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.body = value;
                        else
                            delete message.body;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.responseType = value;
                        else
                            delete message.responseType;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Feedback;
    })();

    komawari.FeedbackView = (function() {

        const FeedbackView = function (properties) {
            this.feedbackList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        FeedbackView.prototype.feedbackList = $util.emptyArray;

        FeedbackView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.feedbackList != null && message.feedbackList.length)
                for (let i = 0; i < message.feedbackList.length; ++i)
                    $root.komawari.Feedback.encode(message.feedbackList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        FeedbackView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.FeedbackView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.feedbackList && message.feedbackList.length))
                            message.feedbackList = [];
                        message.feedbackList.push($root.komawari.Feedback.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return FeedbackView;
    })();

    komawari.UpdateProfileResult = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "SUCCESS"] = 0;
        values[valuesById[1] = "DUPLICATED"] = 1;
        values[valuesById[2] = "NG_WORD"] = 2;
        return values;
    })();

    komawari.Languages = (function() {

        const Languages = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Languages.prototype.defaultUiLanguage = 0;
        Languages.prototype.defaultContentLanguageOne = 0;
        Languages.prototype.defaultContentLanguageTwo = 0;
        Languages.prototype.defaultContentLanguageThree = 0;
        Languages.prototype.availableLanguages = $util.emptyArray;

        Languages.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.defaultUiLanguage != null && $Object.hasOwnProperty.call(message, "defaultUiLanguage") && message.defaultUiLanguage !== 0)
                writer.uint32(8).int32(message.defaultUiLanguage);
            if (message.defaultContentLanguageOne != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageOne") && message.defaultContentLanguageOne !== 0)
                writer.uint32(16).int32(message.defaultContentLanguageOne);
            if (message.defaultContentLanguageTwo != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageTwo") && message.defaultContentLanguageTwo !== 0)
                writer.uint32(24).int32(message.defaultContentLanguageTwo);
            if (message.defaultContentLanguageThree != null && $Object.hasOwnProperty.call(message, "defaultContentLanguageThree") && message.defaultContentLanguageThree !== 0)
                writer.uint32(32).int32(message.defaultContentLanguageThree);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Languages.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Languages();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultUiLanguage = value;
                        else
                            delete message.defaultUiLanguage;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageOne = value;
                        else
                            delete message.defaultContentLanguageOne;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageTwo = value;
                        else
                            delete message.defaultContentLanguageTwo;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.defaultContentLanguageThree = value;
                        else
                            delete message.defaultContentLanguageThree;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Languages;
    })();

    komawari.AvailableLanguages = (function() {

        const AvailableLanguages = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        AvailableLanguages.prototype.language = 0;
        AvailableLanguages.prototype.titlesCount = 0;

        AvailableLanguages.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(8).int32(message.language);
            if (message.titlesCount != null && $Object.hasOwnProperty.call(message, "titlesCount") && message.titlesCount !== 0)
                writer.uint32(16).uint32(message.titlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        AvailableLanguages.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.AvailableLanguages();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titlesCount = value;
                        else
                            delete message.titlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return AvailableLanguages;
    })();

    komawari.SettingsView = (function() {

        const SettingsView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SettingsView.prototype.myIcon = null;
        SettingsView.prototype.userName = "";
        SettingsView.prototype.noticeOfNewsAndEvents = false;
        SettingsView.prototype.noticeOfUpdatesOfSubscribedTitles = false;
        SettingsView.prototype.englishTitlesCount = 0;
        SettingsView.prototype.spanishTitlesCount = 0;

        SettingsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents") && message.noticeOfNewsAndEvents !== false)
                writer.uint32(24).bool(message.noticeOfNewsAndEvents);
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles") && message.noticeOfUpdatesOfSubscribedTitles !== false)
                writer.uint32(32).bool(message.noticeOfUpdatesOfSubscribedTitles);
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount") && message.englishTitlesCount !== 0)
                writer.uint32(40).uint32(message.englishTitlesCount);
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount") && message.spanishTitlesCount !== 0)
                writer.uint32(48).uint32(message.spanishTitlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SettingsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SettingsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfNewsAndEvents = value;
                        else
                            delete message.noticeOfNewsAndEvents;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfUpdatesOfSubscribedTitles = value;
                        else
                            delete message.noticeOfUpdatesOfSubscribedTitles;
                        continue;
                    }
                case 5: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.englishTitlesCount = value;
                        else
                            delete message.englishTitlesCount;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.spanishTitlesCount = value;
                        else
                            delete message.spanishTitlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return SettingsView;
    })();

    komawari.SettingsViewV2 = (function() {

        const SettingsViewV2 = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SettingsViewV2.prototype.myIcon = null;
        SettingsViewV2.prototype.userName = "";
        SettingsViewV2.prototype.noticeOfNewsAndEvents = false;
        SettingsViewV2.prototype.noticeOfUpdatesOfSubscribedTitles = false;
        SettingsViewV2.prototype.availableLanguages = $util.emptyArray;

        SettingsViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.noticeOfNewsAndEvents != null && $Object.hasOwnProperty.call(message, "noticeOfNewsAndEvents") && message.noticeOfNewsAndEvents !== false)
                writer.uint32(24).bool(message.noticeOfNewsAndEvents);
            if (message.noticeOfUpdatesOfSubscribedTitles != null && $Object.hasOwnProperty.call(message, "noticeOfUpdatesOfSubscribedTitles") && message.noticeOfUpdatesOfSubscribedTitles !== false)
                writer.uint32(32).bool(message.noticeOfUpdatesOfSubscribedTitles);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SettingsViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SettingsViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfNewsAndEvents = value;
                        else
                            delete message.noticeOfNewsAndEvents;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.noticeOfUpdatesOfSubscribedTitles = value;
                        else
                            delete message.noticeOfUpdatesOfSubscribedTitles;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return SettingsViewV2;
    })();

    komawari.ProfileSettingsView = (function() {

        const ProfileSettingsView = function (properties) {
            this.iconList = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ProfileSettingsView.prototype.iconList = $util.emptyArray;
        ProfileSettingsView.prototype.userName = "";
        ProfileSettingsView.prototype.myIcon = null;

        ProfileSettingsView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.iconList != null && message.iconList.length)
                for (let i = 0; i < message.iconList.length; ++i)
                    $root.komawari.CommentIcon.encode(message.iconList[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.userName != null && $Object.hasOwnProperty.call(message, "userName") && message.userName !== "")
                writer.uint32(18).string(message.userName);
            if (message.myIcon != null && $Object.hasOwnProperty.call(message, "myIcon"))
                $root.komawari.CommentIcon.encode(message.myIcon, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ProfileSettingsView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ProfileSettingsView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.iconList && message.iconList.length))
                            message.iconList = [];
                        message.iconList.push($root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.userName = value;
                        else
                            delete message.userName;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.myIcon = $root.komawari.CommentIcon.decode(reader, reader.size(), $undefined, _depth + 1, message.myIcon);
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return ProfileSettingsView;
    })();

    komawari.UpdateProfileResultView = (function() {

        const UpdateProfileResultView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        UpdateProfileResultView.prototype.result = 0;

        UpdateProfileResultView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.result != null && $Object.hasOwnProperty.call(message, "result") && message.result !== 0)
                writer.uint32(8).int32(message.result);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        UpdateProfileResultView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.UpdateProfileResultView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.result = value;
                        else
                            delete message.result;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return UpdateProfileResultView;
    })();

    komawari.InitialView = (function() {

        const InitialView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        InitialView.prototype.gdprAgreementRequired = false;
        InitialView.prototype.englishTitlesCount = 0;
        InitialView.prototype.spanishTitlesCount = 0;

        InitialView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired") && message.gdprAgreementRequired !== false)
                writer.uint32(8).bool(message.gdprAgreementRequired);
            if (message.englishTitlesCount != null && $Object.hasOwnProperty.call(message, "englishTitlesCount") && message.englishTitlesCount !== 0)
                writer.uint32(16).uint32(message.englishTitlesCount);
            if (message.spanishTitlesCount != null && $Object.hasOwnProperty.call(message, "spanishTitlesCount") && message.spanishTitlesCount !== 0)
                writer.uint32(24).uint32(message.spanishTitlesCount);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        InitialView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.InitialView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.gdprAgreementRequired = value;
                        else
                            delete message.gdprAgreementRequired;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.englishTitlesCount = value;
                        else
                            delete message.englishTitlesCount;
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.spanishTitlesCount = value;
                        else
                            delete message.spanishTitlesCount;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return InitialView;
    })();

    komawari.InitialViewV2 = (function() {

        const InitialViewV2 = function (properties) {
            this.availableLanguages = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        InitialViewV2.prototype.gdprAgreementRequired = false;
        InitialViewV2.prototype.availableLanguages = $util.emptyArray;

        InitialViewV2.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.gdprAgreementRequired != null && $Object.hasOwnProperty.call(message, "gdprAgreementRequired") && message.gdprAgreementRequired !== false)
                writer.uint32(8).bool(message.gdprAgreementRequired);
            if (message.availableLanguages != null && message.availableLanguages.length)
                for (let i = 0; i < message.availableLanguages.length; ++i)
                    $root.komawari.AvailableLanguages.encode(message.availableLanguages[i], writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        InitialViewV2.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.InitialViewV2();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.gdprAgreementRequired = value;
                        else
                            delete message.gdprAgreementRequired;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.availableLanguages && message.availableLanguages.length))
                            message.availableLanguages = [];
                        message.availableLanguages.push($root.komawari.AvailableLanguages.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return InitialViewV2;
    })();

    komawari.PushTokenView = (function() {

        const PushTokenView = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        PushTokenView.prototype.token = "";
        PushTokenView.prototype.tokenTimeStamp = 0;

        PushTokenView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.token != null && $Object.hasOwnProperty.call(message, "token") && message.token !== "")
                writer.uint32(10).string(message.token);
            if (message.tokenTimeStamp != null && $Object.hasOwnProperty.call(message, "tokenTimeStamp") && message.tokenTimeStamp !== 0)
                writer.uint32(16).uint32(message.tokenTimeStamp);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        PushTokenView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.PushTokenView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.token = value;
                        else
                            delete message.token;
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.tokenTimeStamp = value;
                        else
                            delete message.tokenTimeStamp;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return PushTokenView;
    })();

    komawari.RegistrationData = (function() {

        const RegistrationData = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        RegistrationData.prototype.deviceSecret = "";

        RegistrationData.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.deviceSecret != null && $Object.hasOwnProperty.call(message, "deviceSecret") && message.deviceSecret !== "")
                writer.uint32(10).string(message.deviceSecret);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        RegistrationData.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.RegistrationData();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.deviceSecret = value;
                        else
                            delete message.deviceSecret;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return RegistrationData;
    })();

    komawari.ErrorAction = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "DEFAULT"] = 0;
        values[valuesById[1] = "UNAUTHORIZED"] = 1;
        values[valuesById[2] = "MAINTENANCE"] = 2;
        values[valuesById[3] = "GEOIP_BLOCKING"] = 3;
        return values;
    })();

    komawari.Response = (function() {

        const Response = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Response.prototype.success = null;
        Response.prototype.error = null;

        let $oneOfFields;

        $Object.defineProperty(Response.prototype, "result", {
            get: $util.oneOfGetter($oneOfFields = ["success", "error"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Response.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.success != null && $Object.hasOwnProperty.call(message, "success"))
                $root.komawari.SuccessResult.encode(message.success, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.error != null && $Object.hasOwnProperty.call(message, "error"))
                $root.komawari.ErrorResult.encode(message.error, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Response.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Response();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.success = $root.komawari.SuccessResult.decode(reader, reader.size(), $undefined, _depth + 1, message.success);
                        message.result = "success";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.error = $root.komawari.ErrorResult.decode(reader, reader.size(), $undefined, _depth + 1, message.error);
                        message.result = "error";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Response;
    })();

    komawari.SuccessResult = (function() {

        const SuccessResult = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        SuccessResult.prototype.isFeaturedUpdated = false;
        SuccessResult.prototype.languages = null;
        SuccessResult.prototype.registerationData = null;
        SuccessResult.prototype.homeView = null;
        SuccessResult.prototype.featuredTitlesView = null;
        SuccessResult.prototype.allTitlesView = null;
        SuccessResult.prototype.titleRankingView = null;
        SuccessResult.prototype.subscribedTitlesView = null;
        SuccessResult.prototype.titleDetailView = null;
        SuccessResult.prototype.commentListView = null;
        SuccessResult.prototype.mangaViewer = null;
        SuccessResult.prototype.webHomeView = null;
        SuccessResult.prototype.settingsView = null;
        SuccessResult.prototype.profileSettingsView = null;
        SuccessResult.prototype.updateProfileResultView = null;
        SuccessResult.prototype.serviceAnnouncementsView = null;
        SuccessResult.prototype.initialView = null;
        SuccessResult.prototype.feedbackView = null;
        SuccessResult.prototype.publisherNewsListView = null;
        SuccessResult.prototype.questionnaireView = null;
        SuccessResult.prototype.titleUpdatedView = null;
        SuccessResult.prototype.homeViewV2 = null;
        SuccessResult.prototype.updatedTitleListView = null;
        SuccessResult.prototype.allTicketTitlesView = null;
        SuccessResult.prototype.homeViewV3 = null;
        SuccessResult.prototype.allTitlesViewV2 = null;
        SuccessResult.prototype.settingsViewV2 = null;
        SuccessResult.prototype.titleUpdatedViewV2 = null;
        SuccessResult.prototype.initialViewV2 = null;
        SuccessResult.prototype.webHomeViewV2 = null;
        SuccessResult.prototype.webHomeViewV3 = null;
        SuccessResult.prototype.pushTokenView = null;
        SuccessResult.prototype.allFreeTitlesView = null;
        SuccessResult.prototype.titleRankingViewV2 = null;
        SuccessResult.prototype.webHomeViewV4 = null;
        SuccessResult.prototype.featuredTitlesViewV2 = null;

        let $oneOfFields;

        $Object.defineProperty(SuccessResult.prototype, "view", {
            get: $util.oneOfGetter($oneOfFields = ["registerationData", "homeView", "featuredTitlesView", "allTitlesView", "titleRankingView", "subscribedTitlesView", "titleDetailView", "commentListView", "mangaViewer", "webHomeView", "settingsView", "profileSettingsView", "updateProfileResultView", "serviceAnnouncementsView", "initialView", "feedbackView", "publisherNewsListView", "questionnaireView", "titleUpdatedView", "homeViewV2", "updatedTitleListView", "allTicketTitlesView", "homeViewV3", "allTitlesViewV2", "settingsViewV2", "titleUpdatedViewV2", "initialViewV2", "webHomeViewV2", "webHomeViewV3", "pushTokenView", "allFreeTitlesView", "titleRankingViewV2", "webHomeViewV4", "featuredTitlesViewV2"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        SuccessResult.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.isFeaturedUpdated != null && $Object.hasOwnProperty.call(message, "isFeaturedUpdated") && message.isFeaturedUpdated !== false)
                writer.uint32(8).bool(message.isFeaturedUpdated);
            if (message.registerationData != null && $Object.hasOwnProperty.call(message, "registerationData"))
                $root.komawari.RegistrationData.encode(message.registerationData, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.homeView != null && $Object.hasOwnProperty.call(message, "homeView"))
                $root.komawari.HomeView.encode(message.homeView, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.featuredTitlesView != null && $Object.hasOwnProperty.call(message, "featuredTitlesView"))
                $root.komawari.FeaturedTitlesView.encode(message.featuredTitlesView, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.allTitlesView != null && $Object.hasOwnProperty.call(message, "allTitlesView"))
                $root.komawari.AllTitlesView.encode(message.allTitlesView, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.titleRankingView != null && $Object.hasOwnProperty.call(message, "titleRankingView"))
                $root.komawari.TitleRankingView.encode(message.titleRankingView, writer.uint32(50).fork(), _depth + 1).ldelim();
            if (message.subscribedTitlesView != null && $Object.hasOwnProperty.call(message, "subscribedTitlesView"))
                $root.komawari.SubscribedTitlesView.encode(message.subscribedTitlesView, writer.uint32(58).fork(), _depth + 1).ldelim();
            if (message.titleDetailView != null && $Object.hasOwnProperty.call(message, "titleDetailView"))
                $root.komawari.TitleDetailView.encode(message.titleDetailView, writer.uint32(66).fork(), _depth + 1).ldelim();
            if (message.commentListView != null && $Object.hasOwnProperty.call(message, "commentListView"))
                $root.komawari.CommentListView.encode(message.commentListView, writer.uint32(74).fork(), _depth + 1).ldelim();
            if (message.mangaViewer != null && $Object.hasOwnProperty.call(message, "mangaViewer"))
                $root.komawari.MangaViewer.encode(message.mangaViewer, writer.uint32(82).fork(), _depth + 1).ldelim();
            if (message.webHomeView != null && $Object.hasOwnProperty.call(message, "webHomeView"))
                $root.komawari.WebHomeView.encode(message.webHomeView, writer.uint32(90).fork(), _depth + 1).ldelim();
            if (message.settingsView != null && $Object.hasOwnProperty.call(message, "settingsView"))
                $root.komawari.SettingsView.encode(message.settingsView, writer.uint32(98).fork(), _depth + 1).ldelim();
            if (message.profileSettingsView != null && $Object.hasOwnProperty.call(message, "profileSettingsView"))
                $root.komawari.ProfileSettingsView.encode(message.profileSettingsView, writer.uint32(106).fork(), _depth + 1).ldelim();
            if (message.updateProfileResultView != null && $Object.hasOwnProperty.call(message, "updateProfileResultView"))
                $root.komawari.UpdateProfileResultView.encode(message.updateProfileResultView, writer.uint32(114).fork(), _depth + 1).ldelim();
            if (message.serviceAnnouncementsView != null && $Object.hasOwnProperty.call(message, "serviceAnnouncementsView"))
                $root.komawari.ServiceAnnouncementsView.encode(message.serviceAnnouncementsView, writer.uint32(122).fork(), _depth + 1).ldelim();
            if (message.initialView != null && $Object.hasOwnProperty.call(message, "initialView"))
                $root.komawari.InitialView.encode(message.initialView, writer.uint32(130).fork(), _depth + 1).ldelim();
            if (message.feedbackView != null && $Object.hasOwnProperty.call(message, "feedbackView"))
                $root.komawari.FeedbackView.encode(message.feedbackView, writer.uint32(138).fork(), _depth + 1).ldelim();
            if (message.publisherNewsListView != null && $Object.hasOwnProperty.call(message, "publisherNewsListView"))
                $root.komawari.PublisherNewsListView.encode(message.publisherNewsListView, writer.uint32(146).fork(), _depth + 1).ldelim();
            if (message.questionnaireView != null && $Object.hasOwnProperty.call(message, "questionnaireView"))
                $root.komawari.QuestionnaireView.encode(message.questionnaireView, writer.uint32(154).fork(), _depth + 1).ldelim();
            if (message.titleUpdatedView != null && $Object.hasOwnProperty.call(message, "titleUpdatedView"))
                $root.komawari.TitleUpdatedView.encode(message.titleUpdatedView, writer.uint32(162).fork(), _depth + 1).ldelim();
            if (message.homeViewV2 != null && $Object.hasOwnProperty.call(message, "homeViewV2"))
                $root.komawari.HomeViewV2.encode(message.homeViewV2, writer.uint32(170).fork(), _depth + 1).ldelim();
            if (message.updatedTitleListView != null && $Object.hasOwnProperty.call(message, "updatedTitleListView"))
                $root.komawari.UpdatedTitleListView.encode(message.updatedTitleListView, writer.uint32(178).fork(), _depth + 1).ldelim();
            if (message.allTicketTitlesView != null && $Object.hasOwnProperty.call(message, "allTicketTitlesView"))
                $root.komawari.AllTicketTitlesView.encode(message.allTicketTitlesView, writer.uint32(186).fork(), _depth + 1).ldelim();
            if (message.homeViewV3 != null && $Object.hasOwnProperty.call(message, "homeViewV3"))
                $root.komawari.HomeViewV3.encode(message.homeViewV3, writer.uint32(194).fork(), _depth + 1).ldelim();
            if (message.allTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "allTitlesViewV2"))
                $root.komawari.AllTitlesViewV2.encode(message.allTitlesViewV2, writer.uint32(202).fork(), _depth + 1).ldelim();
            if (message.settingsViewV2 != null && $Object.hasOwnProperty.call(message, "settingsViewV2"))
                $root.komawari.SettingsViewV2.encode(message.settingsViewV2, writer.uint32(210).fork(), _depth + 1).ldelim();
            if (message.titleUpdatedViewV2 != null && $Object.hasOwnProperty.call(message, "titleUpdatedViewV2"))
                $root.komawari.TitleUpdatedViewV2.encode(message.titleUpdatedViewV2, writer.uint32(218).fork(), _depth + 1).ldelim();
            if (message.initialViewV2 != null && $Object.hasOwnProperty.call(message, "initialViewV2"))
                $root.komawari.InitialViewV2.encode(message.initialViewV2, writer.uint32(226).fork(), _depth + 1).ldelim();
            if (message.languages != null && $Object.hasOwnProperty.call(message, "languages"))
                $root.komawari.Languages.encode(message.languages, writer.uint32(234).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV2 != null && $Object.hasOwnProperty.call(message, "webHomeViewV2"))
                $root.komawari.WebHomeViewV2.encode(message.webHomeViewV2, writer.uint32(242).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV3 != null && $Object.hasOwnProperty.call(message, "webHomeViewV3"))
                $root.komawari.WebHomeViewV3.encode(message.webHomeViewV3, writer.uint32(250).fork(), _depth + 1).ldelim();
            if (message.pushTokenView != null && $Object.hasOwnProperty.call(message, "pushTokenView"))
                $root.komawari.PushTokenView.encode(message.pushTokenView, writer.uint32(258).fork(), _depth + 1).ldelim();
            if (message.allFreeTitlesView != null && $Object.hasOwnProperty.call(message, "allFreeTitlesView"))
                $root.komawari.AllFreeTitlesView.encode(message.allFreeTitlesView, writer.uint32(266).fork(), _depth + 1).ldelim();
            if (message.titleRankingViewV2 != null && $Object.hasOwnProperty.call(message, "titleRankingViewV2"))
                $root.komawari.TitleRankingViewV2.encode(message.titleRankingViewV2, writer.uint32(298).fork(), _depth + 1).ldelim();
            if (message.webHomeViewV4 != null && $Object.hasOwnProperty.call(message, "webHomeViewV4"))
                $root.komawari.WebHomeViewV4.encode(message.webHomeViewV4, writer.uint32(306).fork(), _depth + 1).ldelim();
            if (message.featuredTitlesViewV2 != null && $Object.hasOwnProperty.call(message, "featuredTitlesViewV2"))
                $root.komawari.FeaturedTitlesViewV2.encode(message.featuredTitlesViewV2, writer.uint32(314).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        SuccessResult.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.SuccessResult();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isFeaturedUpdated = value;
                        else
                            delete message.isFeaturedUpdated;
                        continue;
                    }
                case 29: {
                        if (wireType !== 2)
                            break;
                        message.languages = $root.komawari.Languages.decode(reader, reader.size(), $undefined, _depth + 1, message.languages);
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.registerationData = $root.komawari.RegistrationData.decode(reader, reader.size(), $undefined, _depth + 1, message.registerationData);
                        message.view = "registerationData";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.homeView = $root.komawari.HomeView.decode(reader, reader.size(), $undefined, _depth + 1, message.homeView);
                        message.view = "homeView";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.featuredTitlesView = $root.komawari.FeaturedTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.featuredTitlesView);
                        message.view = "featuredTitlesView";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.allTitlesView = $root.komawari.AllTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allTitlesView);
                        message.view = "allTitlesView";
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        message.titleRankingView = $root.komawari.TitleRankingView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleRankingView);
                        message.view = "titleRankingView";
                        continue;
                    }
                case 7: {
                        if (wireType !== 2)
                            break;
                        message.subscribedTitlesView = $root.komawari.SubscribedTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.subscribedTitlesView);
                        message.view = "subscribedTitlesView";
                        continue;
                    }
                case 8: {
                        if (wireType !== 2)
                            break;
                        message.titleDetailView = $root.komawari.TitleDetailView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleDetailView);
                        message.view = "titleDetailView";
                        continue;
                    }
                case 9: {
                        if (wireType !== 2)
                            break;
                        message.commentListView = $root.komawari.CommentListView.decode(reader, reader.size(), $undefined, _depth + 1, message.commentListView);
                        message.view = "commentListView";
                        continue;
                    }
                case 10: {
                        if (wireType !== 2)
                            break;
                        message.mangaViewer = $root.komawari.MangaViewer.decode(reader, reader.size(), $undefined, _depth + 1, message.mangaViewer);
                        message.view = "mangaViewer";
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        message.webHomeView = $root.komawari.WebHomeView.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeView);
                        message.view = "webHomeView";
                        continue;
                    }
                case 12: {
                        if (wireType !== 2)
                            break;
                        message.settingsView = $root.komawari.SettingsView.decode(reader, reader.size(), $undefined, _depth + 1, message.settingsView);
                        message.view = "settingsView";
                        continue;
                    }
                case 13: {
                        if (wireType !== 2)
                            break;
                        message.profileSettingsView = $root.komawari.ProfileSettingsView.decode(reader, reader.size(), $undefined, _depth + 1, message.profileSettingsView);
                        message.view = "profileSettingsView";
                        continue;
                    }
                case 14: {
                        if (wireType !== 2)
                            break;
                        message.updateProfileResultView = $root.komawari.UpdateProfileResultView.decode(reader, reader.size(), $undefined, _depth + 1, message.updateProfileResultView);
                        message.view = "updateProfileResultView";
                        continue;
                    }
                case 15: {
                        if (wireType !== 2)
                            break;
                        message.serviceAnnouncementsView = $root.komawari.ServiceAnnouncementsView.decode(reader, reader.size(), $undefined, _depth + 1, message.serviceAnnouncementsView);
                        message.view = "serviceAnnouncementsView";
                        continue;
                    }
                case 16: {
                        if (wireType !== 2)
                            break;
                        message.initialView = $root.komawari.InitialView.decode(reader, reader.size(), $undefined, _depth + 1, message.initialView);
                        message.view = "initialView";
                        continue;
                    }
                case 17: {
                        if (wireType !== 2)
                            break;
                        message.feedbackView = $root.komawari.FeedbackView.decode(reader, reader.size(), $undefined, _depth + 1, message.feedbackView);
                        message.view = "feedbackView";
                        continue;
                    }
                case 18: {
                        if (wireType !== 2)
                            break;
                        message.publisherNewsListView = $root.komawari.PublisherNewsListView.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherNewsListView);
                        message.view = "publisherNewsListView";
                        continue;
                    }
                case 19: {
                        if (wireType !== 2)
                            break;
                        message.questionnaireView = $root.komawari.QuestionnaireView.decode(reader, reader.size(), $undefined, _depth + 1, message.questionnaireView);
                        message.view = "questionnaireView";
                        continue;
                    }
                case 20: {
                        if (wireType !== 2)
                            break;
                        message.titleUpdatedView = $root.komawari.TitleUpdatedView.decode(reader, reader.size(), $undefined, _depth + 1, message.titleUpdatedView);
                        message.view = "titleUpdatedView";
                        continue;
                    }
                case 21: {
                        if (wireType !== 2)
                            break;
                        message.homeViewV2 = $root.komawari.HomeViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.homeViewV2);
                        message.view = "homeViewV2";
                        continue;
                    }
                case 22: {
                        if (wireType !== 2)
                            break;
                        message.updatedTitleListView = $root.komawari.UpdatedTitleListView.decode(reader, reader.size(), $undefined, _depth + 1, message.updatedTitleListView);
                        message.view = "updatedTitleListView";
                        continue;
                    }
                case 23: {
                        if (wireType !== 2)
                            break;
                        message.allTicketTitlesView = $root.komawari.AllTicketTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allTicketTitlesView);
                        message.view = "allTicketTitlesView";
                        continue;
                    }
                case 24: {
                        if (wireType !== 2)
                            break;
                        message.homeViewV3 = $root.komawari.HomeViewV3.decode(reader, reader.size(), $undefined, _depth + 1, message.homeViewV3);
                        message.view = "homeViewV3";
                        continue;
                    }
                case 25: {
                        if (wireType !== 2)
                            break;
                        message.allTitlesViewV2 = $root.komawari.AllTitlesViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.allTitlesViewV2);
                        message.view = "allTitlesViewV2";
                        continue;
                    }
                case 26: {
                        if (wireType !== 2)
                            break;
                        message.settingsViewV2 = $root.komawari.SettingsViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.settingsViewV2);
                        message.view = "settingsViewV2";
                        continue;
                    }
                case 27: {
                        if (wireType !== 2)
                            break;
                        message.titleUpdatedViewV2 = $root.komawari.TitleUpdatedViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.titleUpdatedViewV2);
                        message.view = "titleUpdatedViewV2";
                        continue;
                    }
                case 28: {
                        if (wireType !== 2)
                            break;
                        message.initialViewV2 = $root.komawari.InitialViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.initialViewV2);
                        message.view = "initialViewV2";
                        continue;
                    }
                case 30: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV2 = $root.komawari.WebHomeViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV2);
                        message.view = "webHomeViewV2";
                        continue;
                    }
                case 31: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV3 = $root.komawari.WebHomeViewV3.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV3);
                        message.view = "webHomeViewV3";
                        continue;
                    }
                case 32: {
                        if (wireType !== 2)
                            break;
                        message.pushTokenView = $root.komawari.PushTokenView.decode(reader, reader.size(), $undefined, _depth + 1, message.pushTokenView);
                        message.view = "pushTokenView";
                        continue;
                    }
                case 33: {
                        if (wireType !== 2)
                            break;
                        message.allFreeTitlesView = $root.komawari.AllFreeTitlesView.decode(reader, reader.size(), $undefined, _depth + 1, message.allFreeTitlesView);
                        message.view = "allFreeTitlesView";
                        continue;
                    }
                case 37: {
                        if (wireType !== 2)
                            break;
                        message.titleRankingViewV2 = $root.komawari.TitleRankingViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.titleRankingViewV2);
                        message.view = "titleRankingViewV2";
                        continue;
                    }
                case 38: {
                        if (wireType !== 2)
                            break;
                        message.webHomeViewV4 = $root.komawari.WebHomeViewV4.decode(reader, reader.size(), $undefined, _depth + 1, message.webHomeViewV4);
                        message.view = "webHomeViewV4";
                        continue;
                    }
                case 39: {
                        if (wireType !== 2)
                            break;
                        message.featuredTitlesViewV2 = $root.komawari.FeaturedTitlesViewV2.decode(reader, reader.size(), $undefined, _depth + 1, message.featuredTitlesViewV2);
                        message.view = "featuredTitlesViewV2";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return SuccessResult;
    })();

    komawari.ErrorResult = (function() {

        const ErrorResult = function (properties) {
            this.popups = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        ErrorResult.prototype.action = 0;
        ErrorResult.prototype.englishPopup = null;
        ErrorResult.prototype.spanishPopup = null;
        ErrorResult.prototype.debugInfo = "";
        ErrorResult.prototype.popups = $util.emptyArray;

        ErrorResult.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.action != null && $Object.hasOwnProperty.call(message, "action") && message.action !== 0)
                writer.uint32(8).int32(message.action);
            if (message.englishPopup != null && $Object.hasOwnProperty.call(message, "englishPopup"))
                $root.komawari.Popup.OSDefault.encode(message.englishPopup, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.spanishPopup != null && $Object.hasOwnProperty.call(message, "spanishPopup"))
                $root.komawari.Popup.OSDefault.encode(message.spanishPopup, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.debugInfo != null && $Object.hasOwnProperty.call(message, "debugInfo") && message.debugInfo !== "")
                writer.uint32(34).string(message.debugInfo);
            if (message.popups != null && message.popups.length)
                for (let i = 0; i < message.popups.length; ++i)
                    $root.komawari.Popup.OSDefault.encode(message.popups[i], writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        ErrorResult.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.ErrorResult();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.action = value;
                        else
                            delete message.action;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.englishPopup = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.englishPopup);
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.spanishPopup = $root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1, message.spanishPopup);
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.debugInfo = value;
                        else
                            delete message.debugInfo;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if (!(message.popups && message.popups.length))
                            message.popups = [];
                        message.popups.push($root.komawari.Popup.OSDefault.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return ErrorResult;
    })();

    komawari.QuestionnaireView = (function() {

        const QuestionnaireView = function (properties) {
            this.questions = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        QuestionnaireView.prototype.isAnswered = false;
        QuestionnaireView.prototype.subject = "";
        QuestionnaireView.prototype.questions = $util.emptyArray;
        QuestionnaireView.prototype.language = 0;

        QuestionnaireView.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.isAnswered != null && $Object.hasOwnProperty.call(message, "isAnswered") && message.isAnswered !== false)
                writer.uint32(8).bool(message.isAnswered);
            if (message.subject != null && $Object.hasOwnProperty.call(message, "subject") && message.subject !== "")
                writer.uint32(18).string(message.subject);
            if (message.questions != null && message.questions.length)
                for (let i = 0; i < message.questions.length; ++i)
                    $root.komawari.Questionnaire.encode(message.questions[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.language != null && $Object.hasOwnProperty.call(message, "language") && message.language !== 0)
                writer.uint32(32).int32(message.language);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        QuestionnaireView.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.QuestionnaireView();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isAnswered = value;
                        else
                            delete message.isAnswered;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.subject = value;
                        else
                            delete message.subject;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.questions && message.questions.length))
                            message.questions = [];
                        message.questions.push($root.komawari.Questionnaire.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.int32())
                            message.language = value;
                        else
                            delete message.language;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return QuestionnaireView;
    })();

    komawari.Questionnaire = (function() {

        const Questionnaire = function (properties) {
            this.selection = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Questionnaire.prototype.description = "";
        Questionnaire.prototype.selection = $util.emptyArray;
        Questionnaire.prototype.numberOfChoices = 0;
        Questionnaire.prototype.hideFreeform = false;
        Questionnaire.prototype.freeForm = "";
        Questionnaire.prototype.canSkip = false;

        Questionnaire.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.description != null && $Object.hasOwnProperty.call(message, "description") && message.description !== "")
                writer.uint32(10).string(message.description);
            if (message.selection != null && message.selection.length)
                for (let i = 0; i < message.selection.length; ++i)
                    writer.uint32(18).string(message.selection[i]);
            if (message.numberOfChoices != null && $Object.hasOwnProperty.call(message, "numberOfChoices") && message.numberOfChoices !== 0)
                writer.uint32(24).uint32(message.numberOfChoices);
            if (message.hideFreeform != null && $Object.hasOwnProperty.call(message, "hideFreeform") && message.hideFreeform !== false)
                writer.uint32(32).bool(message.hideFreeform);
            if (message.freeForm != null && $Object.hasOwnProperty.call(message, "freeForm") && message.freeForm !== "")
                writer.uint32(42).string(message.freeForm);
            if (message.canSkip != null && $Object.hasOwnProperty.call(message, "canSkip") && message.canSkip !== false)
                writer.uint32(48).bool(message.canSkip);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Questionnaire.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Questionnaire();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.description = value;
                        else
                            delete message.description;
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        if (!(message.selection && message.selection.length))
                            message.selection = [];
                        message.selection.push(reader.stringVerify());
                        continue;
                    }
                case 3: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfChoices = value;
                        else
                            delete message.numberOfChoices;
                        continue;
                    }
                case 4: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.hideFreeform = value;
                        else
                            delete message.hideFreeform;
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.freeForm = value;
                        else
                            delete message.freeForm;
                        continue;
                    }
                case 6: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.canSkip = value;
                        else
                            delete message.canSkip;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return Questionnaire;
    })();

    komawari.PageType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "SINGLE"] = 0;
        values[valuesById[1] = "LEFT"] = 1;
        values[valuesById[2] = "RIGHT"] = 2;
        values[valuesById[3] = "DOUBLE"] = 3;
        return values;
    })();

    komawari.ChapterType = (function() {
        const valuesById = $Object.create(null), values = $Object.create(valuesById);
        values[valuesById[0] = "LATEST"] = 0;
        values[valuesById[1] = "SEQUENCE"] = 1;
        values[valuesById[2] = "NOSEQUENCE"] = 2;
        return values;
    })();

    komawari.MangaViewer = (function() {

        const MangaViewer = function (properties) {
            this.pages = [];
            this.chapters = [];
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        MangaViewer.prototype.pages = $util.emptyArray;
        MangaViewer.prototype.chapterId = 0;
        MangaViewer.prototype.chapters = $util.emptyArray;
        MangaViewer.prototype.sns = null;
        MangaViewer.prototype.titleName = "";
        MangaViewer.prototype.chapterName = "";
        MangaViewer.prototype.numberOfComments = 0;
        MangaViewer.prototype.isVerticalOnly = false;
        MangaViewer.prototype.titleId = 0;
        MangaViewer.prototype.startFromRight = false;
        MangaViewer.prototype.regionCode = "";

        MangaViewer.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.pages != null && message.pages.length)
                for (let i = 0; i < message.pages.length; ++i)
                    $root.komawari.Page.encode(message.pages[i], writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.chapterId != null && $Object.hasOwnProperty.call(message, "chapterId") && message.chapterId !== 0)
                writer.uint32(16).uint32(message.chapterId);
            if (message.chapters != null && message.chapters.length)
                for (let i = 0; i < message.chapters.length; ++i)
                    $root.komawari.Chapter.encode(message.chapters[i], writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.sns != null && $Object.hasOwnProperty.call(message, "sns"))
                $root.komawari.Sns.encode(message.sns, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.titleName != null && $Object.hasOwnProperty.call(message, "titleName") && message.titleName !== "")
                writer.uint32(42).string(message.titleName);
            if (message.chapterName != null && $Object.hasOwnProperty.call(message, "chapterName") && message.chapterName !== "")
                writer.uint32(50).string(message.chapterName);
            if (message.numberOfComments != null && $Object.hasOwnProperty.call(message, "numberOfComments") && message.numberOfComments !== 0)
                writer.uint32(56).uint32(message.numberOfComments);
            if (message.isVerticalOnly != null && $Object.hasOwnProperty.call(message, "isVerticalOnly") && message.isVerticalOnly !== false)
                writer.uint32(64).bool(message.isVerticalOnly);
            if (message.titleId != null && $Object.hasOwnProperty.call(message, "titleId") && message.titleId !== 0)
                writer.uint32(72).uint32(message.titleId);
            if (message.startFromRight != null && $Object.hasOwnProperty.call(message, "startFromRight") && message.startFromRight !== false)
                writer.uint32(80).bool(message.startFromRight);
            if (message.regionCode != null && $Object.hasOwnProperty.call(message, "regionCode") && message.regionCode !== "")
                writer.uint32(90).string(message.regionCode);
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        MangaViewer.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message, value;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.MangaViewer();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        if (!(message.pages && message.pages.length))
                            message.pages = [];
                        message.pages.push($root.komawari.Page.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 2: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.chapterId = value;
                        else
                            delete message.chapterId;
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        if (!(message.chapters && message.chapters.length))
                            message.chapters = [];
                        message.chapters.push($root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1));
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.sns = $root.komawari.Sns.decode(reader, reader.size(), $undefined, _depth + 1, message.sns);
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.titleName = value;
                        else
                            delete message.titleName;
                        continue;
                    }
                case 6: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.chapterName = value;
                        else
                            delete message.chapterName;
                        continue;
                    }
                case 7: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.numberOfComments = value;
                        else
                            delete message.numberOfComments;
                        continue;
                    }
                case 8: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.isVerticalOnly = value;
                        else
                            delete message.isVerticalOnly;
                        continue;
                    }
                case 9: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.uint32())
                            message.titleId = value;
                        else
                            delete message.titleId;
                        continue;
                    }
                case 10: {
                        if (wireType !== 0)
                            break;
                        if (value = reader.bool())
                            message.startFromRight = value;
                        else
                            delete message.startFromRight;
                        continue;
                    }
                case 11: {
                        if (wireType !== 2)
                            break;
                        if ((value = reader.stringVerify()).length)
                            message.regionCode = value;
                        else
                            delete message.regionCode;
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        return MangaViewer;
    })();

    komawari.Page = (function() {

        const Page = function (properties) {
            if (properties)
                for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                    if (properties[keys[i]] != null && keys[i] !== "__proto__")
                        this[keys[i]] = properties[keys[i]];
        };

        Page.prototype.mangaPage = null;
        Page.prototype.bannerList = null;
        Page.prototype.lastPage = null;
        Page.prototype.advertisement = null;
        Page.prototype.insertBannerList = null;

        let $oneOfFields;

        $Object.defineProperty(Page.prototype, "content", {
            get: $util.oneOfGetter($oneOfFields = ["mangaPage", "bannerList", "lastPage", "advertisement", "insertBannerList"]),
            set: $util.oneOfSetter($oneOfFields)
        });

        Page.encode = function (message, writer, _depth) {
            if (!writer)
                writer = $Writer.create();
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $util.recursionLimit)
                throw $Error("max depth exceeded");
            if (message.mangaPage != null && $Object.hasOwnProperty.call(message, "mangaPage"))
                $root.komawari.Page.MangaPage.encode(message.mangaPage, writer.uint32(10).fork(), _depth + 1).ldelim();
            if (message.bannerList != null && $Object.hasOwnProperty.call(message, "bannerList"))
                $root.komawari.Page.BannerList.encode(message.bannerList, writer.uint32(18).fork(), _depth + 1).ldelim();
            if (message.lastPage != null && $Object.hasOwnProperty.call(message, "lastPage"))
                $root.komawari.Page.LastPage.encode(message.lastPage, writer.uint32(26).fork(), _depth + 1).ldelim();
            if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(34).fork(), _depth + 1).ldelim();
            if (message.insertBannerList != null && $Object.hasOwnProperty.call(message, "insertBannerList"))
                $root.komawari.Page.BannerList.encode(message.insertBannerList, writer.uint32(42).fork(), _depth + 1).ldelim();
            if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                for (let i = 0; i < message.$unknowns.length; ++i)
                    writer.raw(message.$unknowns[i]);
            return writer;
        };

        Page.decode = function (reader, length, _end, _depth, _target) {
            if (!(reader instanceof $Reader))
                reader = $Reader.create(reader);
            if (_depth === $undefined)
                _depth = 0;
            if (_depth > $Reader.recursionLimit)
                throw $Error("max depth exceeded");
            let end, message;
            if (length === $undefined)
                end = reader.len;
            else {
                end = reader.pos + length;
                if (end > reader.len)
                    throw $RangeError("index out of range");
                length = reader.len;
                reader.len = end;
            }
            message = _target || new $root.komawari.Page();
            while (reader.pos < end) {
                let start = reader.pos;
                let tag = reader.tag();
                if (tag === _end) {
                    _end = $undefined;
                    break;
                }
                let wireType = tag & 7;
                switch (tag >>>= 3) {
                case 1: {
                        if (wireType !== 2)
                            break;
                        message.mangaPage = $root.komawari.Page.MangaPage.decode(reader, reader.size(), $undefined, _depth + 1, message.mangaPage);
                        message.content = "mangaPage";
                        continue;
                    }
                case 2: {
                        if (wireType !== 2)
                            break;
                        message.bannerList = $root.komawari.Page.BannerList.decode(reader, reader.size(), $undefined, _depth + 1, message.bannerList);
                        message.content = "bannerList";
                        continue;
                    }
                case 3: {
                        if (wireType !== 2)
                            break;
                        message.lastPage = $root.komawari.Page.LastPage.decode(reader, reader.size(), $undefined, _depth + 1, message.lastPage);
                        message.content = "lastPage";
                        continue;
                    }
                case 4: {
                        if (wireType !== 2)
                            break;
                        message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                        message.content = "advertisement";
                        continue;
                    }
                case 5: {
                        if (wireType !== 2)
                            break;
                        message.insertBannerList = $root.komawari.Page.BannerList.decode(reader, reader.size(), $undefined, _depth + 1, message.insertBannerList);
                        message.content = "insertBannerList";
                        continue;
                    }
                }
                reader.skipType(wireType, _depth, tag);
                if (!reader.discardUnknown) {
                    $util.makeProp(message, "$unknowns", false);
                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                }
            }
            if (length !== $undefined) {
                if (reader.pos !== end)
                    throw $RangeError("index out of range");
                reader.len = length;
            }
            if (_end !== $undefined)
                throw $Error("missing end group");
            return message;
        };

        Page.MangaPage = (function() {

            const MangaPage = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MangaPage.prototype.imageUrl = "";
            MangaPage.prototype.width = 0;
            MangaPage.prototype.height = 0;
            MangaPage.prototype.type = 0;
            MangaPage.prototype.encryptionKey = "";

            MangaPage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.imageUrl != null && $Object.hasOwnProperty.call(message, "imageUrl") && message.imageUrl !== "")
                    writer.uint32(10).string(message.imageUrl);
                if (message.width != null && $Object.hasOwnProperty.call(message, "width") && message.width !== 0)
                    writer.uint32(16).uint32(message.width);
                if (message.height != null && $Object.hasOwnProperty.call(message, "height") && message.height !== 0)
                    writer.uint32(24).uint32(message.height);
                if (message.type != null && $Object.hasOwnProperty.call(message, "type") && message.type !== 0)
                    writer.uint32(32).int32(message.type);
                if (message.encryptionKey != null && $Object.hasOwnProperty.call(message, "encryptionKey") && message.encryptionKey !== "")
                    writer.uint32(42).string(message.encryptionKey);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MangaPage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.MangaPage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.imageUrl = value;
                            else
                                delete message.imageUrl;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.width = value;
                            else
                                delete message.width;
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.height = value;
                            else
                                delete message.height;
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.type = value;
                            else
                                delete message.type;
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.encryptionKey = value;
                            else
                                delete message.encryptionKey;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return MangaPage;
        })();

        Page.BannerList = (function() {

            const BannerList = function (properties) {
                this.banners = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            BannerList.prototype.bannerTitle = "";
            BannerList.prototype.banners = $util.emptyArray;

            BannerList.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.bannerTitle != null && $Object.hasOwnProperty.call(message, "bannerTitle") && message.bannerTitle !== "")
                    writer.uint32(10).string(message.bannerTitle);
                if (message.banners != null && message.banners.length)
                    for (let i = 0; i < message.banners.length; ++i)
                        $root.komawari.Banner.encode(message.banners[i], writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            BannerList.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.BannerList();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            if ((value = reader.stringVerify()).length)
                                message.bannerTitle = value;
                            else
                                delete message.bannerTitle;
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if (!(message.banners && message.banners.length))
                                message.banners = [];
                            message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return BannerList;
        })();

        Page.LastPage = (function() {

            const LastPage = function (properties) {
                this.topComments = [];
                this.banners = [];
                this.ticketTitleList = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            LastPage.prototype.currentChapter = null;
            LastPage.prototype.nextChapter = null;
            LastPage.prototype.topComments = $util.emptyArray;
            LastPage.prototype.isSubscribed = false;
            LastPage.prototype.nextTimeStamp = 0;
            LastPage.prototype.chapterType = 0;
            LastPage.prototype.advertisement = null;
            LastPage.prototype.movieReward = null;
            LastPage.prototype.banners = $util.emptyArray;
            LastPage.prototype.ticketTitleList = $util.emptyArray;
            LastPage.prototype.publisherBanner = null;
            LastPage.prototype.userTickets = null;
            LastPage.prototype.isNextChapterReadByTicket = false;

            LastPage.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.currentChapter != null && $Object.hasOwnProperty.call(message, "currentChapter"))
                    $root.komawari.Chapter.encode(message.currentChapter, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.nextChapter != null && $Object.hasOwnProperty.call(message, "nextChapter"))
                    $root.komawari.Chapter.encode(message.nextChapter, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.topComments != null && message.topComments.length)
                    for (let i = 0; i < message.topComments.length; ++i)
                        $root.komawari.Comment.encode(message.topComments[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.isSubscribed != null && $Object.hasOwnProperty.call(message, "isSubscribed") && message.isSubscribed !== false)
                    writer.uint32(32).bool(message.isSubscribed);
                if (message.nextTimeStamp != null && $Object.hasOwnProperty.call(message, "nextTimeStamp") && message.nextTimeStamp !== 0)
                    writer.uint32(40).uint32(message.nextTimeStamp);
                if (message.chapterType != null && $Object.hasOwnProperty.call(message, "chapterType") && message.chapterType !== 0)
                    writer.uint32(48).int32(message.chapterType);
                if (message.advertisement != null && $Object.hasOwnProperty.call(message, "advertisement"))
                    $root.komawari.AdNetworkList.encode(message.advertisement, writer.uint32(58).fork(), _depth + 1).ldelim();
                if (message.movieReward != null && $Object.hasOwnProperty.call(message, "movieReward"))
                    $root.komawari.Popup.encode(message.movieReward, writer.uint32(66).fork(), _depth + 1).ldelim();
                if (message.banners != null && message.banners.length)
                    for (let i = 0; i < message.banners.length; ++i)
                        $root.komawari.Banner.encode(message.banners[i], writer.uint32(74).fork(), _depth + 1).ldelim();
                if (message.ticketTitleList != null && message.ticketTitleList.length)
                    for (let i = 0; i < message.ticketTitleList.length; ++i)
                        $root.komawari.Title.encode(message.ticketTitleList[i], writer.uint32(82).fork(), _depth + 1).ldelim();
                if (message.publisherBanner != null && $Object.hasOwnProperty.call(message, "publisherBanner"))
                    $root.komawari.Banner.encode(message.publisherBanner, writer.uint32(90).fork(), _depth + 1).ldelim();
                if (message.userTickets != null && $Object.hasOwnProperty.call(message, "userTickets"))
                    $root.komawari.UserTickets.encode(message.userTickets, writer.uint32(98).fork(), _depth + 1).ldelim();
                if (message.isNextChapterReadByTicket != null && $Object.hasOwnProperty.call(message, "isNextChapterReadByTicket") && message.isNextChapterReadByTicket !== false)
                    writer.uint32(104).bool(message.isNextChapterReadByTicket);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            LastPage.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.komawari.Page.LastPage();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.currentChapter = $root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1, message.currentChapter);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.nextChapter = $root.komawari.Chapter.decode(reader, reader.size(), $undefined, _depth + 1, message.nextChapter);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.topComments && message.topComments.length))
                                message.topComments = [];
                            message.topComments.push($root.komawari.Comment.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.bool())
                                message.isSubscribed = value;
                            else
                                delete message.isSubscribed;
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.uint32())
                                message.nextTimeStamp = value;
                            else
                                delete message.nextTimeStamp;
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.int32())
                                message.chapterType = value;
                            else
                                delete message.chapterType;
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.advertisement = $root.komawari.AdNetworkList.decode(reader, reader.size(), $undefined, _depth + 1, message.advertisement);
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.movieReward = $root.komawari.Popup.decode(reader, reader.size(), $undefined, _depth + 1, message.movieReward);
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            if (!(message.banners && message.banners.length))
                                message.banners = [];
                            message.banners.push($root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 10: {
                            if (wireType !== 2)
                                break;
                            if (!(message.ticketTitleList && message.ticketTitleList.length))
                                message.ticketTitleList = [];
                            message.ticketTitleList.push($root.komawari.Title.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 11: {
                            if (wireType !== 2)
                                break;
                            message.publisherBanner = $root.komawari.Banner.decode(reader, reader.size(), $undefined, _depth + 1, message.publisherBanner);
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.userTickets = $root.komawari.UserTickets.decode(reader, reader.size(), $undefined, _depth + 1, message.userTickets);
                            continue;
                        }
                    case 13: {
                            if (wireType !== 0)
                                break;
                            if (value = reader.bool())
                                message.isNextChapterReadByTicket = value;
                            else
                                delete message.isNextChapterReadByTicket;
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return LastPage;
        })();

        return Page;
    })();

    return komawari;
})();

export {
  $root as default
};
